import { listing } from '@content/pages/listing'
import { type ComponentType, useState } from 'react'
import { Placeholder } from '@/components/loading/Placeholder'
import type { ShareSubject } from '@/components/product/product-slots'
import { ScriptsNotice } from '@/components/site/ScriptsNotice'
import { memoizedApplyListing } from '@/domain/listing/apply-listing'
import { CardSkeleton } from '@/features/catalogue/results/CardSkeleton'
import { productsHeadingId } from '@/features/catalogue/results/products-heading'
import styles from './ProductListing.module.scss'
import { Toolbar } from './Toolbar'
import { FindProducts } from './use-listing-choices'

/** Stands in the place of the results until they have come. */
export const ResultsPlaceholder = () => (
  <div className={styles.waiting}>
    <Placeholder skeleton={<CardSkeleton />} />
  </div>
)

type ProductListingProps = {
  subcategory: string
  Results: ComponentType<{ subcategory: string }>
  /** How many there are. */
  Count: ComponentType<{ subcategory: string }>
  /** Shares the list as it is shown. */
  Share: ComponentType<ShareSubject>
}

/** The products of a subcategory with their search, filters and order (R-LIST-06). */
export function ProductListing({ subcategory, Results, Count, Share }: ProductListingProps) {
  const [find] = useState(memoizedApplyListing)
  return (
    <section className={styles.products} id="products" aria-labelledby={productsHeadingId}>
      <FindProducts value={find}>
        <div className={styles.head}>
          <h2 className={styles.heading} id={productsHeadingId} tabIndex={-1}>
            {listing.products}
          </h2>
          <div className={styles.count}>
            <Count subcategory={subcategory} />
          </div>
        </div>
        <ScriptsNotice {...listing.needsScripts} />
        <Toolbar subcategory={subcategory} Share={Share} />
        <Results subcategory={subcategory} />
      </FindProducts>
    </section>
  )
}
