import { offerAnchor } from '@/components/product/offer-anchor'
import { ProductCard } from '@/components/product/ProductCard'
import styles from './OfferCards.module.scss'
import type { OfferList } from './offer-list'

/** Offers in two columns; the last of an odd number takes a whole row. */
export function OfferCards({ offers, look }: OfferList) {
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
