import type { Product } from '@/domain/catalogue/product'
import { type FilterContext, filters, type ListingChoices } from './filters'
import { activeFilters, type FilterName, writeChoices } from './listing-choices'
import type { FuzzyMatch } from './search'
import { type SortName, sortOption } from './sort-options'

/**
 * The products that a listing shows, in its order (R-LIST-11 to R-LIST-27); a search takes away and
 * never reorders.
 * @param fuzzyMatch finds misspelt words, once its module has loaded
 */
export function applyListing(
  products: readonly Product[],
  choices: ListingChoices,
  fuzzyMatch?: FuzzyMatch,
): Product[] {
  const tests = activeFilters(choices).map((name) => testOf(choices, name, { products, fuzzyMatch }))
  return ordered(products, choices.sort).filter((product) => tests.every((passes) => passes(product)))
}

const testOf = <Name extends FilterName>(choices: ListingChoices, name: Name, context: FilterContext) =>
  filters[name].matches(choices[name], context)

type Found = {
  products: readonly Product[]
  /** The choices as query text. */
  written: string
  fuzzyMatch: FuzzyMatch | undefined
  found: Product[]
}

/**
 * Makes an `applyListing` that remembers its last result: the same products, choices and fuzzy match
 * give the same array.
 */
export function memoizedApplyListing(): typeof applyListing {
  let last: Found | undefined
  return (products, choices, fuzzyMatch) => {
    const written = writeChoices(choices, new URLSearchParams()).toString()
    if (last?.products !== products || last.written !== written || last.fuzzyMatch !== fuzzyMatch)
      last = { products, written, fuzzyMatch, found: applyListing(products, choices, fuzzyMatch) }
    return last.found
  }
}

/**
 * How many products a filter's value would show, beside all else that is chosen: the counts of the
 * drawer's choices.
 */
export const countWith = <Name extends FilterName>(
  products: readonly Product[],
  choices: ListingChoices,
  name: Name,
  value: ListingChoices[Name],
  fuzzyMatch?: FuzzyMatch,
): number => applyListing(products, { ...choices, [name]: value }, fuzzyMatch).length

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
