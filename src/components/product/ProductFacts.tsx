import { productCard as copy } from '@content/product/product-card'
import { soldOut } from '@content/product/sold-out'
import { AsSent } from '@/components/ui/AsSent'
import type { Product } from '@/domain/catalogue/product'
import { isShownSoldOut } from '@/domain/catalogue/sold-out'
import styles from './ProductFacts.module.scss'

type ProductFactsProps = {
  product: Product
  hidePrices?: boolean | undefined
  service?: boolean | undefined
}

/** Origin and stock in one quiet line (R-CARD-06, R-CARD-10). */
export function ProductFacts({ product, hidePrices, service }: ProductFactsProps) {
  const { country, itemCount } = product
  const isSoldOut = isShownSoldOut(product, hidePrices)
  return (
    <div className={styles.facts}>
      {country && (
        <p>
          <span className="visually-hidden">{copy.origin}</span>
          <AsSent>{country}</AsSent>
        </p>
      )}
      {isSoldOut && (
        <p>
          <strong>{soldOut(service)}</strong>
        </p>
      )}
      {!hidePrices && itemCount !== undefined && <p>{copy.available(itemCount)}</p>}
    </div>
  )
}
