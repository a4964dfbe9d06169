import { useMemo } from 'react'
import { choices, stockLabels } from '@/content/pages/listing-choices'
import { listFacts } from '@/domain/list-facts'
import type { Product } from '@/domain/product'
import { type Stock, stockChoices } from '@/domain/stock'
import { FilterCheck } from './FilterCheck'
import { useListing } from './use-listing'

/** What is in stock, what is not, or both (R-LIST-15, R-LIST-16). */
export function StockFilter({ products }: { products: readonly Product[] | undefined }) {
  const [{ stock }, change] = useListing()
  const counts = useMemo(() => products && listFacts(products).stock, [products])
  const choose = (choice: Stock, chosen: boolean) =>
    change((listing) => {
      const others = listing.stock.filter((one) => one !== choice)
      return { ...listing, stock: chosen ? [...others, choice] : others }
    })
  return (
    <fieldset>
      <legend>{choices.drawer.availability}</legend>
      {stockChoices.map((choice) => (
        <FilterCheck
          key={choice}
          label={stockLabels[choice]}
          count={counts?.[choice]}
          checked={stock.includes(choice)}
          onChange={(checked) => choose(choice, checked)}
        />
      ))}
    </fieldset>
  )
}
