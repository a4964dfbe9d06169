import { productCard as words } from '@words/product/product-card'
import classNames from 'classnames'
import { useState } from 'react'
import type { Product } from '@/domain/catalogue/product'
import { OpenProductLink } from './OpenProductLink'
import styles from './ProductQrCode.module.scss'

type ProductQrCodeProps = {
  product: Product
  className?: string | undefined
}

/** A product's QR code, where it has one (R-CARD-12): a press opens the product, where it is large enough for a camera. */
export function ProductQrCode({ product, className }: ProductQrCodeProps) {
  const { qr, name } = product
  const [broken, setBroken] = useState<string>()
  if (!qr) return null
  return (
    <div className={classNames(className, broken === qr && styles.broken)}>
      {/* The name is the link to the product: this one has a name of its own and is no stop of the Tab key. */}
      <OpenProductLink product={product} aria-label={words.enlargeCode} tabIndex={-1}>
        <img
          className={styles.code}
          src={qr}
          alt={words.code(name)}
          width="80"
          height="80"
          loading="lazy"
          onError={() => setBroken(qr)}
          // One of the prerendered page may have failed before anyone listened.
          ref={(image) => {
            if (image?.complete && image.naturalWidth === 0 && image.currentSrc) setBroken(qr)
          }}
        />
      </OpenProductLink>
    </div>
  )
}
