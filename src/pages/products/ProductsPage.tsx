import { products } from '@content/pages/products'
import { NextPages } from '@/components/sections/closing/NextPages'
import { ServiceCategories } from '@/features/service-categories/ServiceCategories'
import styles from './ProductsPage.module.scss'

/** Products: `/products` (R-ROUTE-20). */
export default function ProductsPage() {
  return (
    <>
      <div className={styles.house}>
        <header className={styles.sky}>
          <div className="wrap">
            <h1>{products.heading}</h1>
            <p className="lead">{products.lead}</p>
          </div>
        </header>
        <ServiceCategories {...products.road} />
      </div>
      <NextPages {...products.all} />
    </>
  )
}

export const head = products.head
