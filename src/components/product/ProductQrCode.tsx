import { productCard as copy } from '@content/product/product-card'
import classNames from 'classnames'
import type { Product } from '@/domain/catalogue/product'
import { useBrokenPicture } from '@/hooks/use-broken-picture'
import { OpenProductLink } from './OpenProductLink'
import styles from './ProductQrCode.module.scss'

type ProductQrCodeProps = {
  product: Product
  className?: string | undefined
}

/** A product's QR code, where it has one (R-CARD-12): a press opens the product's panel, where it is large enough for a camera. */
export function ProductQrCode({ product, className }: ProductQrCodeProps) {
  const { qr, name } = product
  const { isBroken, attempt, listeners } = useBrokenPicture(qr)
  if (!qr) return null
  return (
    <div className={classNames(className, isBroken && styles.broken)}>
      {/* The name is the link to the product: this one has a name of its own and is no stop of the Tab key. */}
      <OpenProductLink product={product} aria-label={copy.enlargeCode} tabIndex={-1}>
        <img
          key={attempt}
          className={styles.code}
          src={qr}
          alt={copy.code(name)}
          width="80"
          height="80"
          loading="lazy"
          {...listeners}
        />
      </OpenProductLink>
    </div>
  )
}
