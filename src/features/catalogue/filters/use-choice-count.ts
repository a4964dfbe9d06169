import type { Product } from '@/domain/catalogue/product'
import { countWith } from '@/domain/listing/apply-listing'
import type { FilterName, Listing } from '@/domain/listing/listing'
import { useFuzzySearch } from '@/features/catalogue/use-fuzzy-search'
import { useListing } from '@/features/catalogue/use-listing'

/**
 * Counts what a choice of the drawer would show of a list, beside all else that is chosen: price, search, order and the other
 * choices. Undefined while the list is not here.
 */
export function useChoiceCount(products: readonly Product[] | undefined) {
  const [listing] = useListing()
  const forgive = useFuzzySearch(listing.query !== '')
  return <Name extends FilterName>(name: Name, value: Listing[Name]) =>
    products && countWith(products, listing, name, value, forgive)
}
