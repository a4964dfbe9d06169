import { choicesCopy as copy } from '@content/features/listing-filters'
import { useId, useMemo } from 'react'
import Feedback from 'react-bootstrap/Feedback'
import { StatusIcon } from '@/components/ui/StatusIcon'
import type { Product } from '@/domain/catalogue/product'
import { isReversed, type PriceRange } from '@/domain/listing/filters'
import { priceSpan } from '@/domain/price/price'
import { useListingChoices } from '@/features/catalogue/use-listing-choices'
import { PriceField } from './PriceField'
import styles from './PriceFilter.module.scss'

/** The price range, in rupees, with this list's lowest and highest price (R-LIST-10, R-LIST-11). */
export function PriceFilter({ products }: { products: readonly Product[] | undefined }) {
  const id = useId()
  const [{ price }, change] = useListingChoices()
  const prices = useMemo(() => products && priceSpan(products), [products])
  const invalid = isReversed(price)
  const setPrice = (end: PriceRange) =>
    change((choices) => ({ ...choices, price: { ...choices.price, ...end } }))
  const describedBy = invalid ? `${id}-fault` : undefined
  return (
    <fieldset aria-describedby={prices && `${id}-ends`}>
      <legend>{copy.drawer.price}</legend>
      <div className={styles.prices}>
        <PriceField
          label={copy.drawer.from}
          value={price.from}
          invalid={invalid}
          describedBy={describedBy}
          onChange={(from) => setPrice({ from })}
        />
        <PriceField
          label={copy.drawer.to}
          value={price.to}
          invalid={invalid}
          describedBy={describedBy}
          onChange={(to) => setPrice({ to })}
        />
      </div>
      {prices && (
        <p className={styles.ends} id={`${id}-ends`}>
          <span>{copy.drawer.lowest(prices.lowest)}</span> <span>{copy.drawer.highest(prices.highest)}</span>
        </p>
      )}
      {invalid && (
        <Feedback as="p" type="invalid" id={`${id}-fault`} role="alert">
          <StatusIcon good={false} />
          {copy.drawer.reversed}
        </Feedback>
      )}
    </fieldset>
  )
}
