import { productPanel as copy } from '@content/features/product-panel'
import { productCard } from '@content/product/product-card'
import { soldOut } from '@content/product/sold-out'
import { foodLicence } from '@content/site/site'
import Offcanvas from 'react-bootstrap/Offcanvas'
import { DocumentLink } from '@/components/product/DocumentLink'
import { ProductPrice } from '@/components/product/ProductPrice'
import { useVisibleConfig } from '@/components/site/use-visible-config'
import { sentLanguage } from '@/config/language'
import type { ProductCardLook } from '@/content/product-list'
import type { Product } from '@/domain/catalogue/product'
import { isInStock } from '@/domain/catalogue/stock'
import { subcategoryLabel } from '@/domain/catalogue/subcategory'
import { rupees } from '@/domain/format/money'
import { savingOn, savingText } from '@/domain/price/saving'
import { pricePerKg } from '@/domain/price/weight'
import styles from './PanelFacts.module.scss'
import { Rating } from './Rating'

type PanelFactsProps = { product: Product; look: ProductCardLook | undefined; titleId: string }

/** Name, price, stock and papers of a product, where each is known. */
export function PanelFacts({ product, look, titleId }: PanelFactsProps) {
  const { name, subcategory, country, rating, info, certificate, itemCount } = product
  const { fssai } = useVisibleConfig().legal
  const saving = savingOn(product)
  const isFood = !look || look.food
  const perKg = isFood ? pricePerKg(product) : undefined
  const inStock = isInStock(product)
  return (
    <div className={styles.facts}>
      {subcategory && (
        <p className={styles.collection} lang={sentLanguage}>
          {subcategoryLabel(subcategory)}
        </p>
      )}
      <Offcanvas.Title as="h2" id={titleId} className={styles.name} lang={sentLanguage}>
        {name}
      </Offcanvas.Title>
      {!look?.hidePrices && (
        <>
          <div className={styles.price}>
            <ProductPrice product={product} />
            {saving && <p className={styles.saving}>{productCard.saving(savingText(saving))}</p>}
          </div>
          <ul className={styles.quiet}>
            {perKg !== undefined && <li>{copy.perKg(rupees(perKg))}</li>}
            {itemCount !== undefined && <li>{productCard.available(itemCount)}</li>}
            {!inStock && <li className={styles.none}>{soldOut(look?.service)}</li>}
          </ul>
        </>
      )}
      {country && <p className={styles.origin}>{copy.origin(country)}</p>}
      {rating !== undefined && <Rating value={rating} />}
      <div className={styles.links}>
        <DocumentLink label={look?.infoText ?? productCard.info} href={info} />
        <DocumentLink label={productCard.certificate} href={certificate} />
      </div>
      {fssai && isFood && <p className={styles.licence}>{foodLicence(fssai)}</p>}
    </div>
  )
}
