import { controls } from '@content/site/controls'
import { useId } from 'react'
import { CloseIcon } from '@/components/ui/icons'
import { AppLink } from '@/components/ui/links/AppLink'
import { sentLanguage } from '@/config/language'
import type { Product } from '@/domain/catalogue/product'
import { BuyLink } from './BuyLink'
import styles from './ProductCover.module.scss'
import { ProductFacts } from './ProductFacts'
import { ProductPicture } from './ProductPicture'
import { ProductPrice } from './ProductPrice'

type ProductCoverProps = {
  product: Product
  /** Address of the list below it. */
  listing: string
}

/**
 * Stands in for the product panel from the first paint on, over the listing: picture, price, facts, link to buy. The
 * panel, which needs scripts, replaces it; without scripts it stays.
 */
export function ProductCover({ product, listing }: ProductCoverProps) {
  const nameId = useId()
  return (
    <section className={styles.cover} aria-labelledby={nameId}>
      <div className={styles.bar}>
        <AppLink className="icon-button" href={listing} aria-label={controls.close}>
          <CloseIcon />
        </AppLink>
      </div>
      <ProductPicture className={styles.picture} src={product.image} name={product.name} eager />
      <div className={styles.words}>
        <h2 id={nameId} lang={sentLanguage}>
          {product.name}
        </h2>
        <ProductPrice product={product} saving />
        <ProductFacts product={product} />
        <BuyLink product={product} nameId={nameId} />
      </div>
    </section>
  )
}
