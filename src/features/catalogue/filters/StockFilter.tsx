import { choices, stockLabels } from '@words/features/listing-filters'
import type { Product } from '@/domain/catalogue/product'
import { type Stock, stockChoices } from '@/domain/catalogue/stock'
import { useListing } from '@/features/catalogue/use-listing'
import { FilterCheckbox } from './FilterCheckbox'
import { useChoiceCount } from './use-choice-count'

/** What is in stock, what is not, or both (R-LIST-15, R-LIST-16). */
export function StockFilter({ products }: { products: readonly Product[] | undefined }) {
  const [{ stock }, change] = useListing()
  const countOf = useChoiceCount(products)
  const choose = (choice: Stock, chosen: boolean) =>
    change((listing) => {
      const others = listing.stock.filter((one) => one !== choice)
      return { ...listing, stock: chosen ? [...others, choice] : others }
    })
  return (
    <fieldset>
      <legend>{choices.drawer.availability}</legend>
      {stockChoices.map((choice) => (
        <FilterCheckbox
          key={choice}
          label={stockLabels[choice]}
          count={countOf('stock', [choice])}
          checked={stock.includes(choice)}
          onChange={(checked) => choose(choice, checked)}
        />
      ))}
    </fieldset>
  )
}
