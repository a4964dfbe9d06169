import { filtersByPrice, filtersByStock } from '@/domain/filters'
import type { Listing } from '@/domain/listing'
import { costsBetween } from '@/domain/price'
import type { Product } from '@/domain/product'
import { type Forgive, matching } from '@/domain/search'
import { type SortName, sortOption } from '@/domain/sort-options'
import { isAvailableAs } from '@/domain/stock'

/**
 * The products that a listing shows, in its order (R-LIST-11 to R-LIST-27); a search takes away and never reorders.
 * @param forgive finds words with a slip in them, once that can be done
 */
export function applyListing(products: readonly Product[], listing: Listing, forgive?: Forgive): Product[] {
  const { keep } = sortOption(listing.sort)
  const tests: ((product: Product) => boolean)[] = []
  if (keep) tests.push(keep)
  if (filtersByPrice(listing)) tests.push(costsBetween(listing.from, listing.to))
  if (filtersByStock(listing)) tests.push(isAvailableAs(listing.stock))
  if (listing.liked.length > 0) tests.push(isOneOf(listing.liked))
  if (listing.query !== '') {
    const found = matching(products, listing.query, forgive)
    tests.push((product) => found.has(product))
  }
  return ordered(products, listing.sort).filter((product) => tests.every((test) => test(product)))
}

/** Whether a product is among these ids. */
export function isOneOf(ids: readonly string[]): (product: Product) => boolean {
  const wanted = new Set(ids)
  return ({ id }) => wanted.has(id)
}

const orders = new WeakMap<readonly Product[], Map<SortName, readonly Product[]>>()

/** A list is ordered once for each choice, so that a filter click in a long catalogue does not order it again. */
function ordered(products: readonly Product[], sort: SortName): readonly Product[] {
  const { order } = sortOption(sort)
  if (!order) return products
  const known = orders.get(products) ?? new Map<SortName, readonly Product[]>()
  orders.set(products, known)
  const found = known.get(sort) ?? order(products)
  known.set(sort, found)
  return found
}
