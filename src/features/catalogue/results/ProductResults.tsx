import { listCopy } from '@content/site/lists'
import classNames from 'classnames'
import { useContext } from 'react'
import { AsyncList } from '@/components/loading/AsyncList'
import { Placeholder } from '@/components/loading/Placeholder'
import { ProductCover } from '@/components/product/ProductCover'
import { ProductSlots } from '@/components/product/product-slots'
import { everySubcategory, paths } from '@/config/paths'
import { FilterChips } from '@/features/catalogue/filters/FilterChips'
import { useHydrated } from '@/hooks/use-hydrated'
import { CardSkeleton } from './CardSkeleton'
import { NothingFound } from './NothingFound'
import { ProductGrid } from './ProductGrid'
import styles from './ProductResults.module.scss'
import { UnknownCollection } from './UnknownCollection'
import { useCoveredProduct } from './use-covered-product'
import { type FoundProducts, useListingResults } from './use-listing-results'
import { useSubcategoryNames } from './use-subcategory-names'
import { useVisibleCount } from './use-visible-count'

/** The products that the visitor's choices find, or what stands in their place. */
function ProductList({ subcategory, results }: { subcategory: string; results: FoundProducts }) {
  const { products, found, foundTotal } = results
  const [visibleCount, showMore] = useVisibleCount()
  const { list, waiting, isPrerendered, unknownAmong } = useShownList(subcategory, results)
  const hasResults = !waiting && found.length > 0
  // A long list that could not be renewed has its first products alone: 'Show more' could show nothing.
  const total = results.status === 'stale' ? found.length : (foundTotal ?? found.length)
  return (
    <>
      {!waiting && <FilterChips overNothing={!hasResults} />}
      {isPrerendered && (
        <div className={styles.reserved}>
          <Placeholder skeleton={<CardSkeleton />}>{null}</Placeholder>
        </div>
      )}
      <div className={classNames(styles.list, isPrerendered && styles.prerendered)}>
        <AsyncList
          list={list}
          copy={listCopy.products}
          skeleton={waiting && <CardSkeleton />}
          emptyActions={
            unknownAmong && products.length === 0 ? (
              <UnknownCollection subcategory={subcategory} names={unknownAmong} />
            ) : (
              <NothingFound />
            )
          }
          noteClass={styles.note}
          refetchClasses={{ list: styles.refetching, spinner: styles.spinner }}
        >
          {hasResults && (
            <ProductGrid
              found={found}
              foundTotal={total}
              visibleCount={visibleCount}
              showMore={showMore}
              headingBySubcategory={subcategory !== everySubcategory}
            />
          )}
        </AsyncList>
      </div>
    </>
  )
}

/** How far the list has come, as it is shown: with the names of the subcategories where it needs them. */
function useShownList(subcategory: string, { products, found, undecided, ...list }: FoundProducts) {
  const subcategories = useSubcategoryNames(subcategory)
  const hydrated = useHydrated()
  // Another spelling counts as another subcategory once the names are known.
  const awaitsNames = products.length === 0 && subcategories.waiting && list.status !== 'failed'
  const waiting = undecided || awaitsNames
  const isPrerendered = !hydrated && !waiting && found.length > 0
  const shownStatus = () => {
    if (isPrerendered) return 'ready' // scripts may never come
    if (!waiting) return list.status
    return list.status === 'late' || (awaitsNames && subcategories.late) ? 'late' : 'loading'
  }
  const retry = () => {
    list.retry()
    if (awaitsNames) subcategories.retry()
  }
  return {
    list: { ...list, status: shownStatus(), retry },
    waiting,
    isPrerendered,
    /** The names that there are, where the address's is none of them. */
    unknownAmong: subcategories.unknown ? subcategories.names : undefined,
  }
}

/** The list, and over it the panel of the product that the address names. */
export function ProductResults({ subcategory }: { subcategory: string }) {
  const { panel } = useContext(ProductSlots)
  const results = useListingResults(subcategory)
  const { products, found, foundTotal, status, cause, retry } = results
  const covered = useCoveredProduct(products)
  return (
    <>
      {covered && <ProductCover product={covered} listing={paths.listing(subcategory)} />}
      <ProductList subcategory={subcategory} results={results} />
      {panel({
        found,
        total: foundTotal ?? found.length,
        list: { items: products, status, cause, retry },
        covered: covered !== undefined,
      })}
    </>
  )
}
