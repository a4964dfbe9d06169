import type { Product } from '@/domain/product'

/**
 * The listings as a build found them: products by subcategory, with `allProducts` among them, and the names
 * of the subcategories. Addresses of the site's own origin are paths, so that it fits every host.
 */
export type ListingSnapshot = {
  names: readonly string[]
  listings: Readonly<Record<string, readonly Product[]>>
}

/** A list that came with the page, under the key that its query has. */
export type KnownList = { key: readonly string[]; data: unknown }

/** Id of the data block of a prerendered page that holds its lists. */
export const knownListsId = 'known-lists'
