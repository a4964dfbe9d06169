import { deviceStorage } from '@/browser/storage/storage'

/** Stores the category of a listing in local storage under `catID` (R-LIST-38). */
export function storeCategory(category: string): void {
  deviceStorage.write('catID', category)
}
