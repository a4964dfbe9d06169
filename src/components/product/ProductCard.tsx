import { useContext, useId } from 'react'
import { buttonClass } from '@/components/ui/button-class'
import type { Product } from '@/domain/product'
import { isInStock } from '@/domain/stock'
import { subcategoryLabel } from '@/domain/subcategory'
import { LikeSlot } from './like-slot'
import { ProductLink } from './ProductLink'
import { ProductPicture } from './ProductPicture'
import { ProductPrice } from './ProductPrice'
import '@/styles/product-card.scss'

/** How a page wants its product cards (SPEC §2, 'Audience pages' and 'Product card'). */
export type ProductCardLook = {
  /** Its subcategory where true, its product id otherwise. */
  headingBySubcategory?: boolean | undefined
  /** 'Buy Now' unless the page says otherwise. */
  buyText?: string | undefined
  /** Words of the info link; 'Model Details' for the Eco-Bee models. */
  infoText?: string | undefined
  /** Leaves out MRP, discounted price and item count. */
  hidePrices?: boolean | undefined
}

type ProductCardProps = ProductCardLook & {
  product: Product
  /** Where the buy link leads when the product names no address of its own. */
  shop: string
  eager?: boolean
}

/** One product or service (SPEC §2 'Product card', CONTRACT §4). */
export function ProductCard({
  product,
  headingBySubcategory = false,
  buyText = 'Buy Now',
  infoText = 'Info',
  hidePrices = false,
  shop,
  eager,
}: ProductCardProps) {
  const nameId = useId()
  const likeButton = useContext(LikeSlot)
  const { id, name, subcategory, country, itemCount, image, info, certificate, qr, buy } = product
  const heading = headingBySubcategory ? subcategory && subcategoryLabel(subcategory) : id
  return (
    <article className="product-card" aria-labelledby={nameId}>
      <div className="product-card__picture">
        <ProductPicture src={image} name={name} eager={eager} />
        {likeButton(product)}
        {!hidePrices && !isInStock(product) && <span className="product-card__flag">Out of stock</span>}
      </div>
      <div className="product-card__words">
        <h3>
          {heading && <span className="product-card__heading">{heading} </span>}
          <span id={nameId}>{name}</span>
        </h3>
        {!hidePrices && <ProductPrice product={product} />}
        <div className="product-card__facts">
          <div>
            {country && <p>Country of origin: {country}</p>}
            {!hidePrices && itemCount !== undefined && <p>Available: {itemCount}</p>}
            <div className="product-card__links">
              <ProductLink label={infoText} href={info} />
              <ProductLink label="Certificate" href={certificate} />
            </div>
          </div>
          {qr && (
            <img
              className="product-card__qr"
              src={qr}
              alt={`QR code for ${name}`}
              width="88"
              height="88"
              loading="lazy"
            />
          )}
        </div>
        <a
          className={buttonClass('honey')}
          href={buy ?? shop}
          target="_blank"
          rel="noopener"
          aria-describedby={nameId}
        >
          {buyText}
        </a>
      </div>
    </article>
  )
}
