import { useContext, useId } from 'react'
import { Link } from 'react-router-dom'
import type { ProductCardLook } from '@/content/shelf'
import type { Product } from '@/domain/product'
import { isInStock } from '@/domain/stock'
import { subcategoryLabel } from '@/domain/subcategory'
import { BuyLink } from './BuyLink'
import styles from './ProductCard.module.scss'
import { ProductLink } from './ProductLink'
import { ProductPicture } from './ProductPicture'
import { ProductPrice } from './ProductPrice'
import { ProductSlots } from './product-slots'
import { useProductAddress } from './use-product-address'

type ProductCardProps = ProductCardLook & {
  product: Product
  /** The page's first picture comes at once. */
  eager?: boolean | undefined
}

/** One product or service (R-CARD-01 to R-CARD-16). */
export function ProductCard({
  product,
  headingBySubcategory = false,
  buyText = 'Buy Now',
  infoText = 'Info',
  hidePrices = false,
  eager,
}: ProductCardProps) {
  const nameId = useId()
  const addressOf = useProductAddress()
  const { like, quote } = useContext(ProductSlots)
  const { id, name, subcategory, country, itemCount, image, info, certificate, qr } = product
  const heading = headingBySubcategory ? subcategory && subcategoryLabel(subcategory) : id
  return (
    <article className={styles.card} aria-labelledby={nameId}>
      <div className={styles.top}>
        <ProductPicture className={styles.picture} src={image} name={name} eager={eager} />
        {like(product)}
        {!hidePrices && !isInStock(product) && <span className={styles.flag}>Out of stock</span>}
      </div>
      <div className={styles.words}>
        <h3 className={styles.title}>
          {heading && <span className={styles.heading}>{heading} </span>}
          <Link id={nameId} to={addressOf(id)}>
            {name}
          </Link>
        </h3>
        {!hidePrices && <ProductPrice className={styles.price} product={product} />}
        <div className={styles.facts}>
          <div>
            {country && <p>Country of origin: {country}</p>}
            {!hidePrices && itemCount !== undefined && <p>Available: {itemCount}</p>}
            <div className={styles.links}>
              <ProductLink label={infoText} href={info} />
              <ProductLink label="Certificate" href={certificate} />
            </div>
          </div>
          {qr && (
            <img
              className={styles.qr}
              src={qr}
              alt={`QR code for ${name}`}
              width="88"
              height="88"
              loading="lazy"
            />
          )}
        </div>
        {!hidePrices && quote(product)}
        <BuyLink className={styles.buy} product={product} nameId={nameId}>
          {buyText}
        </BuyLink>
      </div>
    </article>
  )
}
