import type { Product } from '@/domain/product'

/**
 * The listings as a build found them: products by subcategory, with `allProducts` among them, and the names
 * of the subcategories. Addresses of the site's own origin are paths, so that it fits every host.
 */
export type ListingSnapshot = {
  /** When they were asked for, in milliseconds since 1970. */
  takenAt: number
  names: readonly string[]
  listings: Readonly<Record<string, readonly Product[]>>
}
