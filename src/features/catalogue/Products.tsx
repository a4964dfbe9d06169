import type { ComponentType } from 'react'
import type { ProductWalk } from '@/components/product/product-walk'
import { ListWaiting } from '@/components/ui/ListWaiting'
import { lazy } from '@/components/ui/lazy'
import styles from './Products.module.scss'
import { productsHeadingId } from './products-heading'
import { Toolbar } from './Toolbar'

const ProductResults = lazy(() => import('./ProductResults'), { Waiting: ListWaiting })

type ProductsProps = {
  subcategory: string
  /** Shows one of the products by itself. */
  Panel: ComponentType<ProductWalk>
}

/** The products of a subcategory with their filters and order (R-LIST-06). */
export function Products({ subcategory, Panel }: ProductsProps) {
  return (
    <section className={styles.products} id="products" aria-labelledby={productsHeadingId}>
      <h2 className={styles.heading} id={productsHeadingId} tabIndex={-1}>
        Products
      </h2>
      <Toolbar />
      <ProductResults subcategory={subcategory} Panel={Panel} />
    </section>
  )
}
