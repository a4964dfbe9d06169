/** Keeps the category last browsed in local storage under `catID` (SPEC §9). */
export function keepCategory(category: string): void {
  try {
    localStorage.setItem('catID', category)
  } catch {
    // A browser that keeps nothing can browse all the same.
  }
}
