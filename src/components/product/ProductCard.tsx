import { productCard as copy } from '@content/product/product-card'
import classNames from 'classnames'
import { useContext, useId } from 'react'
import { sentLanguage } from '@/config/language'
import type { ProductCardLook } from '@/content/product-list'
import type { Product } from '@/domain/catalogue/product'
import { isShownSoldOut } from '@/domain/catalogue/sold-out'
import { BuyLink } from './BuyLink'
import { CardBoundary } from './CardBoundary'
import { cardHeading } from './card-heading'
import { DocumentLink } from './DocumentLink'
import { OpenProductLink } from './OpenProductLink'
import styles from './ProductCard.module.scss'
import { ProductFacts } from './ProductFacts'
import { ProductPicture } from './ProductPicture'
import { ProductPrice } from './ProductPrice'
import { ProductQrCode } from './ProductQrCode'
import { ProductSlots } from './product-slots'
import { Stars } from './Stars'
import '@/styles/shared/card.scss'

type ProductCardProps = ProductCardLook & {
  product: Product
  /** The page's first picture comes at once. */
  eager?: boolean | undefined
}

/**
 * One product or service (R-CARD-01 to R-CARD-16). Its name is the link that counts: the picture and the QR code are larger
 * targets of the same one, and no stops of the Tab key.
 */
export const ProductCard = (props: ProductCardProps) => (
  <CardBoundary product={props.product}>
    <WholeCard {...props} />
  </CardBoundary>
)

function WholeCard({
  product,
  headingBySubcategory,
  buyText,
  infoText = copy.info,
  hidePrices = false,
  service,
  eager,
}: ProductCardProps) {
  const nameId = useId()
  const { like, quote } = useContext(ProductSlots)
  const { name, image, info, certificate, rating } = product
  const heading = cardHeading(product, headingBySubcategory)
  const isSoldOut = isShownSoldOut(product, hidePrices)
  return (
    <article className="card" aria-labelledby={nameId}>
      <div className="card-inner">
        <OpenProductLink className={styles.opens} product={product} aria-hidden tabIndex={-1}>
          <ProductPicture
            className={classNames('card-picture', styles.picture)}
            src={image}
            name={name}
            eager={eager}
          />
        </OpenProductLink>
        <div className={classNames('card-words', styles.words, isSoldOut && styles.soldOut)}>
          <h3 className={styles.title} lang={sentLanguage}>
            {heading && <span className={styles.heading}>{heading} </span>}
            <OpenProductLink product={product} id={nameId}>
              {name}
            </OpenProductLink>
          </h3>
          {!hidePrices && <ProductPrice className={styles.price} product={product} saving />}
          {rating !== undefined && <Stars className={styles.stars} rating={rating} />}
          <div className={styles.more}>
            <div className={styles.told}>
              <ProductFacts product={product} hidePrices={hidePrices} service={service} />
              <div className={styles.links}>
                <DocumentLink label={infoText} href={info} />
                <DocumentLink label={copy.certificate} href={certificate} />
              </div>
            </div>
            <ProductQrCode className={styles.code} product={product} />
          </div>
        </div>
        <div className={classNames('card-actions', styles.actions)}>
          <div className={styles.like}>{like(product)}</div>
          <div className={styles.quote}>{quote(product)}</div>
          <BuyLink className={styles.buy} product={product} nameId={nameId} hidePrices={hidePrices}>
            {buyText}
          </BuyLink>
        </div>
      </div>
    </article>
  )
}
