import classNames from 'classnames'
import type { ComponentType } from 'react'
import type { ProductWalk } from '@/components/product/product-walk'
import { ListState } from '@/components/ui/ListState'
import { everySubcategory } from '@/config/paths'
import { choices } from '@/content/pages/listing-choices'
import { Chips } from './Chips'
import { NothingFound } from './NothingFound'
import styles from './ProductResults.module.scss'
import { Refreshing } from './Refreshing'
import { Results } from './Results'
import { UnknownCollection } from './UnknownCollection'
import { useFoundProducts } from './use-found-products'
import { useKeptPlace } from './use-kept-place'
import { useShownCount } from './use-shown-count'
import { useSubcategoryNames } from './use-subcategory-names'
import { WaitingCards } from './WaitingCards'

export { ProductCount } from './ProductCount'

/** The products that the visitor's choices find, or what stands in their place. */
function ProductList({ subcategory }: { subcategory: string }) {
  const { products, found, foundTotal, status, asOf, retry, undecided } = useFoundProducts(subcategory)
  const [count, showMore] = useShownCount()
  const { names, unknown, waiting: namesAwaited } = useSubcategoryNames(subcategory)
  const keepPlace = useKeptPlace(!undecided && found.length > 0)

  // A name that is spelled in another way is another subcategory, as soon as the names are there.
  if (undecided || (products.length === 0 && namesAwaited && status !== 'failed'))
    return (
      <div className={styles.list}>
        <Refreshing status={status === 'late' ? 'late' : 'loading'} asOf={undefined} retry={retry} atOnce />
        <WaitingCards />
      </div>
    )
  if (found.length === 0)
    return (
      <div className={styles.none}>
        <ListState
          status={status}
          loadingLabel="Loading products"
          emptyText={choices.nothing.heading}
          onRetry={retry}
        >
          {unknown && products.length === 0 ? (
            <UnknownCollection subcategory={subcategory} names={names} />
          ) : (
            <NothingFound />
          )}
        </ListState>
      </div>
    )
  return (
    <>
      <Chips />
      {keepPlace && (
        <>
          <script src={keepPlace} />
          <div className={styles.kept}>
            <WaitingCards />
          </div>
        </>
      )}
      <div className={classNames(styles.list, keepPlace && styles.unhydrated)}>
        <Refreshing status={status} asOf={asOf} retry={retry} />
        <Results
          products={found}
          total={foundTotal ?? found.length}
          count={count}
          showMore={showMore}
          headingBySubcategory={subcategory !== everySubcategory}
        />
      </div>
    </>
  )
}

type ProductResultsProps = { subcategory: string; Panel: ComponentType<ProductWalk> }

/** The list, and over it the panel of the product that the address names. */
function ProductResults({ subcategory, Panel }: ProductResultsProps) {
  const { products, found, foundTotal, status, retry } = useFoundProducts(subcategory)
  return (
    <>
      <ProductList subcategory={subcategory} />
      <Panel found={found} total={foundTotal ?? found.length} list={{ items: products, status, retry }} />
    </>
  )
}

export { ProductResults as default }
