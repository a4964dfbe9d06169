import classNames from 'classnames'
import { ProductCard } from '@/components/product/ProductCard'
import styles from './OfferCards.module.scss'
import { offerAnchor } from './offer-anchor'
import type { OfferList } from './offer-list'

/** Offers in two columns; the last of an odd number takes a whole row, and three stand side by side on a large screen. */
export function OfferCards({ offers, look }: OfferList) {
  return (
    <ul className={classNames(styles.cards, offers.length === 3 && styles.three)}>
      {offers.map((offer) => (
        <li key={offer.id} id={offerAnchor(offer)}>
          <ProductCard product={offer} {...look} opens />
        </li>
      ))}
    </ul>
  )
}
