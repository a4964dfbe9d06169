import Offcanvas from 'react-bootstrap/Offcanvas'
import { ProductLink } from '@/components/product/ProductLink'
import { ProductPrice } from '@/components/product/ProductPrice'
import { useVisibleConfig } from '@/components/site/use-visible-config'
import { productPanel as copy } from '@/content/product-panel'
import type { ProductCardLook } from '@/content/shelf'
import { foodLicence } from '@/content/site'
import { rupees } from '@/domain/money'
import type { Product } from '@/domain/product'
import { savingOn } from '@/domain/saving'
import { isInStock } from '@/domain/stock'
import { subcategoryLabel } from '@/domain/subcategory'
import { pricePerKg } from '@/domain/weight'
import styles from './PanelFacts.module.scss'
import { Rating } from './Rating'

type PanelFactsProps = { product: Product; look: ProductCardLook | undefined; titleId: string }

/** Name, price, stock and papers of a product, where each is known. */
export function PanelFacts({ product, look, titleId }: PanelFactsProps) {
  const { name, subcategory, country, rating, info, certificate, itemCount } = product
  const { fssai } = useVisibleConfig().legal
  const saving = savingOn(product)
  const perKg = pricePerKg(product)
  const inStock = isInStock(product)
  return (
    <div className={styles.facts}>
      {subcategory && <p className={styles.collection}>{subcategoryLabel(subcategory)}</p>}
      <Offcanvas.Title as="h2" id={titleId} className={styles.name}>
        {name}
      </Offcanvas.Title>
      {!look?.hidePrices && (
        <>
          <div className={styles.price}>
            <ProductPrice product={product} />
            {saving !== undefined && <p className={styles.saving}>{copy.save(rupees(saving))}</p>}
          </div>
          <ul className={styles.quiet}>
            {perKg !== undefined && <li>{copy.perKg(rupees(perKg))}</li>}
            {inStock && itemCount !== undefined && <li>{copy.available(itemCount)}</li>}
            {!inStock && <li className={styles.none}>{copy.outOfStock}</li>}
          </ul>
        </>
      )}
      {country && <p className={styles.origin}>{copy.origin(country)}</p>}
      {rating !== undefined && <Rating value={rating} />}
      <div className={styles.links}>
        <ProductLink label={look?.infoText ?? 'Info'} href={info} />
        <ProductLink label={copy.certificate} href={certificate} />
      </div>
      {fssai && !look && <p className={styles.licence}>{foodLicence(fssai)}</p>}
    </div>
  )
}
