import { offerAnchor } from '@/components/offers/offer-anchor'
import { ProductCard } from '@/components/product/ProductCard'
import styles from './OfferCards.module.scss'
import type { ShownOffers } from './offer-sequence'

/** Offers in two columns; the last of an odd number takes a whole row. */
export function OfferCards({ offers, look }: ShownOffers) {
  return (
    <ul className={styles.cards}>
      {offers.map((offer) => (
        <li key={offer.id} id={offerAnchor(offer)}>
          <ProductCard product={offer} {...look} />
        </li>
      ))}
    </ul>
  )
}
