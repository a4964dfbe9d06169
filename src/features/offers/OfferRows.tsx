import { useLocation } from 'react-router-dom'
import { leadsTo, offerAnchor } from '@/components/offers/offer-anchor'
import { productIdIn } from '@/components/product/use-product-address'
import type { Product } from '@/domain/catalogue/product'
import { OfferRow } from './OfferRow'
import styles from './OfferRows.module.scss'
import type { ShownOffers } from './offer-sequence'

/** Offers as the rows of a phone's list. */
export function OfferRows({ offers, look }: ShownOffers) {
  const isSelected = useSelectedOffer()
  return (
    <ul className={styles.rows}>
      {offers.map((offer) => (
        <li key={offer.id} id={offerAnchor(offer)}>
          <OfferRow offer={offer} look={look} selected={isSelected(offer)} />
        </li>
      ))}
    </ul>
  )
}

/** Tells the offer that the address leads to, by its anchor or by the panel that it opens. */
function useSelectedOffer(): (offer: Product) => boolean {
  const { hash, search } = useLocation()
  const opened = productIdIn(search)
  return (offer) => opened === offer.id || leadsTo(hash, offer)
}
