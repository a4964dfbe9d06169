import type { Product } from '@/domain/product'
import styles from './ProductQrCode.module.scss'
import { ToProduct } from './ToProduct'

type ProductQrCodeProps = {
  product: Product
  /** A press opens the product, where the code is large enough for a camera. */
  opens: boolean
  className?: string | undefined
}

/** A product's QR code, where it has one (R-CARD-12). */
export function ProductQrCode({ product, opens, className }: ProductQrCodeProps) {
  const { qr, name } = product
  if (!qr) return null
  const code = (
    <img className={styles.code} src={qr} alt={`QR code for ${name}`} width="80" height="80" loading="lazy" />
  )
  return (
    <div className={className}>
      {opens ? (
        // The name is the link to the product: this one has a name of its own and is no stop of the Tab key.
        <ToProduct product={product} aria-label="Enlarge the code" tabIndex={-1}>
          {code}
        </ToProduct>
      ) : (
        code
      )}
    </div>
  )
}
