import classNames from 'classnames'
import { ProductPicture } from '@/components/product/ProductPicture'
import { ProductPrice } from '@/components/product/ProductPrice'
import { DownIcon } from '@/components/ui/icons'
import { offerWords as words } from '@/content/offer-words'
import type { ProductCardLook } from '@/content/shelf'
import type { Product } from '@/domain/product'
import { isInStock } from '@/domain/stock'
import { headingOf } from './heading-of'
import styles from './OfferSummary.module.scss'

type OfferSummaryProps = { offer: Product; look: ProductCardLook; nameId: string }

/** What a folded offer shows: its drawing, its name and its price or, with prices hidden, the heading of its card. */
export function OfferSummary({ offer, look, nameId }: OfferSummaryProps) {
  const { name, image } = offer
  const { hidePrices = false } = look
  const heading = headingOf(offer, look)
  const soldOut = !hidePrices && !isInStock(offer)
  return (
    <summary className={styles.row}>
      <div aria-hidden="true">
        <ProductPicture className={styles.picture} src={image} name={name} />
      </div>
      <div className={classNames(styles.words, soldOut && styles.soldOut)}>
        <h3 className={styles.title}>
          {heading && <span className={hidePrices ? styles.heading : 'visually-hidden'}>{heading} </span>}
          <span id={nameId}>{name}</span>
        </h3>
        {!hidePrices && (
          <div className={styles.cost}>
            <ProductPrice className={styles.price} product={offer} />
            {soldOut && <strong>{words.outOfStock}</strong>}
          </div>
        )}
      </div>
      <DownIcon />
    </summary>
  )
}
