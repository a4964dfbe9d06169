import { deviceStorage } from '@/browser/storage'

/** Keeps the category last browsed in local storage under `catID` (R-LIST-38). */
export function keepCategory(category: string): void {
  deviceStorage.write('catID', category)
}
