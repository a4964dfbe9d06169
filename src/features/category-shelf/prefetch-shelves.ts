/** Asks for the lists of a page's shelves ahead of time, when the page is about to be opened. */
export async function prefetchShelves(categories: readonly string[]): Promise<void> {
  const { prefetchCategories } = await import('@/services/queries')
  await prefetchCategories(categories)
}
