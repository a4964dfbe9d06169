import { type FilterName, withoutFilter } from '@/domain/listing/listing-choices'
import { focusProductsHeading } from '@/features/catalogue/results/products-heading'
import { useListingChoices } from '@/features/catalogue/use-listing-choices'

/** Removes a filter. Its button goes with it, so the focus goes to the heading of the products. */
export function useRemoveFilter(): (name: FilterName) => void {
  const [, change] = useListingChoices()
  return (name) => {
    focusProductsHeading()
    change((choices) => withoutFilter(choices, name))
  }
}
