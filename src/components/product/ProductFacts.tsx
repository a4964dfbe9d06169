import type { Product } from '@/domain/product'
import { isInStock } from '@/domain/stock'
import styles from './ProductFacts.module.scss'

type ProductFactsProps = { product: Product; hideCount: boolean }

/** Origin and stock in one quiet line (R-CARD-06, R-CARD-10); whoever listens hears the count of a sold-out one as well. */
export function ProductFacts({ product, hideCount }: ProductFactsProps) {
  const { country, itemCount } = product
  const soldOut = !hideCount && !isInStock(product)
  return (
    <div className={styles.facts}>
      {country && (
        <p>
          <span className="visually-hidden">Country of origin: </span>
          {country}
        </p>
      )}
      {soldOut && (
        <p>
          <strong>Out of stock</strong>
        </p>
      )}
      {!hideCount && itemCount !== undefined && (
        <p className={soldOut ? 'visually-hidden' : undefined}>Available: {itemCount}</p>
      )}
    </div>
  )
}
