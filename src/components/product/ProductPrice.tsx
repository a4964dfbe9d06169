import { rupees } from '@/domain/money'
import type { Product } from '@/domain/product'

/** What a product costs now, and its MRP beside it (SPEC §2 'Product card'), in rupees. */
export function ProductPrice({ product: { mrp, discounted } }: { product: Product }) {
  if (mrp === undefined && discounted === undefined) return null
  return (
    <p className="product-card__price">
      {discounted !== undefined && (
        <b>
          <span className="visually-hidden">Discounted price </span>
          {rupees(discounted)}
        </b>
      )}
      {mrp !== undefined &&
        (discounted !== undefined ? (
          <s>MRP {rupees(mrp)}</s>
        ) : (
          <b className="product-card__mrp">MRP {rupees(mrp)}</b>
        ))}
    </p>
  )
}
