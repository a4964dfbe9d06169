import { soldOut } from '@content/product/sold-out'
import classNames from 'classnames'
import { cardHeading } from '@/components/product/card-heading'
import { ProductPicture } from '@/components/product/ProductPicture'
import { ProductPrice } from '@/components/product/ProductPrice'
import { DownIcon } from '@/components/ui/icons'
import { sentLanguage } from '@/config/language'
import type { ProductCardLook } from '@/content/product-list'
import type { Product } from '@/domain/catalogue/product'
import { isShownSoldOut } from '@/domain/catalogue/sold-out'
import styles from './OfferSummary.module.scss'

type OfferSummaryProps = { offer: Product; look: ProductCardLook; nameId: string }

/**
 * What a folded offer shows: its drawing, its name and its price or, with prices hidden, the
 * heading of its card.
 */
export function OfferSummary({ offer, look, nameId }: OfferSummaryProps) {
  const { name, image } = offer
  const { hidePrices = false, service } = look
  const heading = cardHeading(offer, look.headingBySubcategory)
  const isSoldOut = isShownSoldOut(offer, hidePrices)
  return (
    <summary className={styles.row}>
      <div aria-hidden="true">
        <ProductPicture className={styles.picture} src={image} name={name} />
      </div>
      <div className={classNames(styles.words, isSoldOut && styles.soldOut)}>
        <h3 className={styles.title} lang={sentLanguage}>
          {heading && <span className={hidePrices ? styles.heading : 'visually-hidden'}>{heading} </span>}
          <span id={nameId}>{name}</span>
        </h3>
        {!hidePrices && (
          <div className={styles.cost}>
            <ProductPrice className={styles.price} product={offer} />
            {isSoldOut && <strong>{soldOut(service)}</strong>}
          </div>
        )}
      </div>
      <DownIcon />
    </summary>
  )
}
