import type { Product } from '@/domain/catalogue/product'
import type { FilterContext } from './filters'
import { activeFilters, type FilterName, filterTable, type Listing, writeListing } from './listing'
import type { FuzzyMatch } from './search'
import { type SortName, sortOption } from './sort-options'

/**
 * The products that a listing shows, in its order (R-LIST-11 to R-LIST-27); a search takes away and
 * never reorders.
 * @param forgive finds words with a slip in them, once that can be done
 */
export function applyListing(
  products: readonly Product[],
  listing: Listing,
  forgive?: FuzzyMatch,
): Product[] {
  const tests = activeFilters(listing).map((name) => testOf(listing, name, { products, forgive }))
  return ordered(products, listing.sort).filter((product) => tests.every((passes) => passes(product)))
}

const testOf = <Name extends FilterName>(listing: Listing, name: Name, context: FilterContext) =>
  filterTable[name].matches(listing[name], context)

type Found = {
  products: readonly Product[]
  choices: string
  forgive: FuzzyMatch | undefined
  found: Product[]
}

/** `applyListing` that remembers its last result. */
export function rememberingLast(): typeof applyListing {
  let last: Found | undefined
  return (products, listing, forgive) => {
    const choices = writeListing(listing, new URLSearchParams()).toString()
    if (last?.products !== products || last.choices !== choices || last.forgive !== forgive)
      last = { products, choices, forgive, found: applyListing(products, listing, forgive) }
    return last.found
  }
}

/**
 * How many products a filter's value would show, beside all else that is chosen: the counts of the
 * drawer's choices.
 */
export const countWith = <Name extends FilterName>(
  products: readonly Product[],
  listing: Listing,
  name: Name,
  value: Listing[Name],
  forgive?: FuzzyMatch,
): number => applyListing(products, { ...listing, [name]: value }, forgive).length

const orders = new WeakMap<readonly Product[], Map<SortName, readonly Product[]>>()

/**
 * A list is ordered once for each choice, so that a filter click in a long catalogue does not order
 * it again.
 */
function ordered(products: readonly Product[], sort: SortName): readonly Product[] {
  const { order } = sortOption(sort)
  if (!order) return products
  const known = orders.get(products) ?? new Map<SortName, readonly Product[]>()
  orders.set(products, known)
  const found = known.get(sort) ?? order(products)
  known.set(sort, found)
  return found
}
