import type { ComponentType } from 'react'
import type { ProductWalk } from '@/components/product/product-walk'
import { lazy } from '@/components/ui/lazy'
import { ListingWaiting } from './ListingWaiting'
import styles from './Products.module.scss'
import { productsHeadingId } from './products-heading'
import { Toolbar } from './Toolbar'

const ProductResults = lazy(() => import('./ProductResults'), { Waiting: ListingWaiting })

const Nothing = () => null

/** Comes with the list that it counts. */
const ProductCount = lazy(async () => ({ default: (await import('./ProductResults')).ProductCount }), {
  Waiting: Nothing,
  Failed: Nothing,
})

type ProductsProps = {
  subcategory: string
  /** Shows one of the products by itself. */
  Panel: ComponentType<ProductWalk>
}

/** The products of a subcategory with their search, filters and order (R-LIST-06). */
export function Products({ subcategory, Panel }: ProductsProps) {
  return (
    <section className={styles.products} id="products" aria-labelledby={productsHeadingId}>
      <div className={styles.head}>
        <h2 className={styles.heading} id={productsHeadingId} tabIndex={-1}>
          Products
        </h2>
        <ProductCount subcategory={subcategory} />
      </div>
      <Toolbar subcategory={subcategory} />
      <ProductResults subcategory={subcategory} Panel={Panel} />
    </section>
  )
}
