import { useId } from 'react'
import Feedback from 'react-bootstrap/Feedback'
import { StatusIcon } from '@/components/ui/StatusIcon'
import { isReversed } from '@/domain/listing'
import { PriceField } from './PriceField'
import styles from './PriceFilter.module.scss'
import { useListing } from './use-listing'

/** The price range, in rupees (R-LIST-10, R-LIST-11). */
export function PriceFilter() {
  const faultId = useId()
  const [listing, change] = useListing()
  const invalid = isReversed(listing)
  const describedBy = invalid ? faultId : undefined
  return (
    <fieldset>
      <legend>Price</legend>
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
      {invalid && (
        <Feedback as="p" type="invalid" id={faultId} role="alert">
          <StatusIcon good={false} />
          From is above To, so prices are not filtered.
        </Feedback>
      )}
    </fieldset>
  )
}
