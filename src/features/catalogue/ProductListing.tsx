import { listing } from '@words/pages/listing'
import { scriptsNotice } from '@words/site/scripts-notice'
import { type ComponentType, useState } from 'react'
import { lazy } from '@/components/loading/lazy'
import { Placeholder } from '@/components/loading/Placeholder'
import type { ProductSequence } from '@/components/product/product-sequence'
import { ScriptsNotice } from '@/components/site/ScriptsNotice'
import { AppliedListing, rememberingLast } from '@/features/catalogue/results/applied-listing'
import { CardShapes } from '@/features/catalogue/results/CardShapes'
import { productsHeadingId } from '@/features/catalogue/results/products-heading'
import styles from './ProductListing.module.scss'
import { Toolbar } from './Toolbar'

const ProductResults = lazy(() => import('@/features/catalogue/results/ProductResults'), {
  Waiting: () => (
    <div className={styles.waiting}>
      <Placeholder shapes={<CardShapes />} />
    </div>
  ),
})

const Nothing = () => null

/** Comes with the list that it counts. */
const ProductCount = lazy(
  async () => ({ default: (await import('@/features/catalogue/results/ProductResults')).ProductCount }),
  {
    Waiting: Nothing,
    Failed: Nothing,
  },
)

type ProductListingProps = {
  subcategory: string
  /** Shows one of the products by itself. */
  Panel: ComponentType<ProductSequence>
}

/** The products of a subcategory with their search, filters and order (R-LIST-06). */
export function ProductListing({ subcategory, Panel }: ProductListingProps) {
  const [find] = useState(rememberingLast)
  return (
    <section className={styles.products} id="products" aria-labelledby={productsHeadingId}>
      <AppliedListing value={find}>
        <div className={styles.head}>
          <h2 className={styles.heading} id={productsHeadingId} tabIndex={-1}>
            {listing.products}
          </h2>
          <ProductCount subcategory={subcategory} />
        </div>
        <ScriptsNotice {...scriptsNotice.listing} />
        <Toolbar subcategory={subcategory} />
        <ProductResults subcategory={subcategory} Panel={Panel} />
      </AppliedListing>
    </section>
  )
}
