import { productCard as copy } from '@content/product/product-card'
import classNames from 'classnames'
import type { Product } from '@/domain/catalogue/product'
import { rupees } from '@/domain/format/money'
import { savingOn, savingText } from '@/domain/price/saving'
import styles from './ProductPrice.module.scss'

type ProductPriceProps = {
  product: Product
  /** Spells out what the discounted price saves. */
  saving?: boolean
  className?: string | undefined
}

/** What a product costs now, and its MRP beside it in rupees, struck out where less is paid (R-CARD-07, R-LIST-32). */
export function ProductPrice({ product, saving = false, className }: ProductPriceProps) {
  const { mrp, discounted } = product
  const saved = saving && savingOn(product)
  if (mrp === undefined && discounted === undefined) return null
  const BesidePrice = discounted !== undefined && mrp !== undefined && discounted < mrp ? 's' : 'small'
  return (
    <p className={classNames(styles.price, className)}>
      {discounted !== undefined && (
        <b>
          <span className="visually-hidden">{copy.discounted}</span>
          {rupees(discounted)}
        </b>
      )}
      {mrp !== undefined &&
        (discounted !== undefined ? (
          <BesidePrice>{copy.mrp(rupees(mrp))}</BesidePrice>
        ) : (
          <b>
            <small>{copy.mrpAlone}</small>
            {rupees(mrp)}
          </b>
        ))}
      {saved && <span className={styles.saving}>{copy.saving(savingText(saved))}</span>}
    </p>
  )
}
