import { productCard as copy } from '@content/product/product-card'
import { BuyLink } from '@/components/product/BuyLink'
import type { ProductCardLook } from '@/content/product-list'
import type { Product } from '@/domain/catalogue/product'
import styles from './OfferRequest.module.scss'

type OfferRequestProps = { offer: Product; look: ProductCardLook; nameId: string }

/** What stands below a row whether it is folded or not: how many are left, and the way to request one. */
export function OfferRequest({ offer, look, nameId }: OfferRequestProps) {
  const { buyText, hidePrices } = look
  const { itemCount } = offer
  return (
    <div className={styles.request}>
      {!hidePrices && itemCount !== undefined && <p>{copy.available(itemCount)}</p>}
      <BuyLink className={styles.buy} product={offer} nameId={nameId} hidePrices={hidePrices}>
        {buyText}
      </BuyLink>
    </div>
  )
}
