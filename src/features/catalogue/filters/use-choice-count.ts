import type { Product } from '@/domain/catalogue/product'
import { countWith } from '@/domain/listing/apply-listing'
import type { ListingChoices } from '@/domain/listing/filters'
import type { FilterName } from '@/domain/listing/listing-choices'
import { useFuzzySearch } from '@/features/catalogue/use-fuzzy-search'
import { useListingChoices } from '@/features/catalogue/use-listing-choices'

/**
 * Counts the products that a choice of the drawer would show, together with all other choices.
 * Undefined until the whole list is here.
 */
export function useChoiceCount(products: readonly Product[] | undefined) {
  const [choices] = useListingChoices()
  const fuzzyMatch = useFuzzySearch(choices.query)
  return <Name extends FilterName>(name: Name, value: ListingChoices[Name]) =>
    products && countWith(products, choices, name, value, fuzzyMatch)
}
