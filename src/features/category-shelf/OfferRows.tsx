import { offerAnchor } from '@/components/product/offer-anchor'
import { OfferRow } from './OfferRow'
import styles from './OfferRows.module.scss'
import type { OfferList } from './offer-list'
import { useChosenOffer } from './use-chosen-offer'

/** Offers as rows, six of them on the screen of a phone. */
export function OfferRows({ offers, look }: OfferList) {
  const isChosen = useChosenOffer()
  return (
    <ul className={styles.rows}>
      {offers.map((offer) => (
        <li key={offer.id} id={offerAnchor(offer)}>
          <OfferRow offer={offer} look={look} chosen={isChosen(offer)} />
        </li>
      ))}
    </ul>
  )
}
