import { type ComponentType, useMemo } from 'react'
import type { ProductWalk } from '@/components/product/product-walk'
import { ListState } from '@/components/ui/ListState'
import { everySubcategory } from '@/config/paths'
import { listing as copy } from '@/content/pages/listing'
import { applyListing } from '@/domain/listing'
import { listingQuery } from '@/services/queries'
import { useList } from '@/services/use-list'
import { Chips } from './Chips'
import styles from './ProductResults.module.scss'
import { focusProductsHeading } from './products-heading'
import { Refreshing } from './Refreshing'
import { Results } from './Results'
import { ShowAll } from './ShowAll'
import { useListing } from './use-listing'
import { useShownCount } from './use-shown-count'

type ProductResultsProps = { subcategory: string; Panel: ComponentType<ProductWalk> }

/** The products that the visitor's choices find, or what stands in their place. */
function ProductResults({ subcategory, Panel }: ProductResultsProps) {
  const [listing] = useListing()
  const list = useList([listingQuery(subcategory)])
  const { items: products, total, status, asOf, retry } = list
  const [count, showMore] = useShownCount()
  const found = useMemo(() => applyListing(products, listing), [products, listing])
  // Until the call has answered, a long catalogue is here with its first page alone.
  const foundTotal = found.length === products.length ? total : found.length

  const retryHere = () => {
    focusProductsHeading()
    retry()
  }
  return (
    <>
      <div className={styles.found}>
        <p className={styles.count} aria-live="polite">
          {(found.length > 0 || status === 'ready') && copy.count(Math.min(count, found.length), foundTotal)}
        </p>
        <Chips />
      </div>
      {found.length > 0 ? (
        <div className={styles.list}>
          <Refreshing status={status} asOf={asOf} retry={retry} />
          <Results
            products={found}
            total={foundTotal}
            count={count}
            showMore={showMore}
            headingBySubcategory={subcategory !== everySubcategory}
          />
        </div>
      ) : (
        <div className={styles.state}>
          <ListState
            status={status}
            loadingLabel="Loading products"
            emptyText="Products Not Found"
            onRetry={retryHere}
          >
            <ShowAll />
          </ListState>
        </div>
      )}
      <Panel found={found} total={foundTotal} list={list} />
    </>
  )
}

export { ProductResults as default }
