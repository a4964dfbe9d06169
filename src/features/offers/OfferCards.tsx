import { offerAnchor } from '@/components/offers/offer-anchor'
import { ProductCard } from '@/components/product/ProductCard'
import styles from './OfferCards.module.scss'
import type { ShownOffers } from './offer-sequence'

/** Offers in two columns; the last of an odd number closes them with a scene across both. */
export function OfferCards({ offers, look }: ShownOffers) {
  const closing = offers.length % 2 === 1 ? offers.at(-1) : undefined
  return (
    <ul className={styles.cards}>
      {offers.map((offer) => (
        <li
          key={offer.id}
          id={offerAnchor(offer)}
          className={offer === closing ? `${styles.closing} on-dark` : undefined}
        >
          <ProductCard product={offer} {...look} />
        </li>
      ))}
    </ul>
  )
}
