import { useId, useMemo } from 'react'
import Feedback from 'react-bootstrap/Feedback'
import { StatusIcon } from '@/components/ui/StatusIcon'
import { choices } from '@/content/pages/listing-choices'
import { isReversed } from '@/domain/filters'
import { listFacts } from '@/domain/list-facts'
import type { Product } from '@/domain/product'
import { PriceField } from './PriceField'
import styles from './PriceFilter.module.scss'
import { useListing } from './use-listing'

/** The price range, in rupees, with this list's lowest and highest price (R-LIST-10, R-LIST-11). */
export function PriceFilter({ products }: { products: readonly Product[] | undefined }) {
  const id = useId()
  const [listing, change] = useListing()
  const prices = useMemo(() => products && listFacts(products).prices, [products])
  const invalid = isReversed(listing)
  const describedBy = invalid ? `${id}-fault` : undefined
  return (
    <fieldset aria-describedby={prices && `${id}-ends`}>
      <legend>{choices.drawer.price}</legend>
      <div className={styles.prices}>
        <PriceField
          label="From"
          value={listing.from}
          {...{ invalid, describedBy }}
          onChange={(from, options) => change((chosen) => ({ ...chosen, from }), options)}
        />
        <PriceField
          label="To"
          value={listing.to}
          {...{ invalid, describedBy }}
          onChange={(to, options) => change((chosen) => ({ ...chosen, to }), options)}
        />
      </div>
      {prices && (
        <p className={styles.ends} id={`${id}-ends`}>
          <span>{choices.drawer.lowest(prices.lowest)}</span>{' '}
          <span>{choices.drawer.highest(prices.highest)}</span>
        </p>
      )}
      {invalid && (
        <Feedback as="p" type="invalid" id={`${id}-fault`} role="alert">
          <StatusIcon good={false} />
          {choices.drawer.reversed}
        </Feedback>
      )}
    </fieldset>
  )
}
