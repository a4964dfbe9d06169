import { type ReactNode, useMemo } from 'react'
import { useLocation } from 'react-router-dom'
import { Button } from '@/components/ui/Button'
import { ListState } from '@/components/ui/ListState'
import { everySubcategory } from '@/config/paths'
import { listing as copy } from '@/content/pages/listing'
import { applyListing, isFiltered, type Listing, withoutFilters } from '@/domain/listing'
import { listingQuery } from '@/services/queries'
import { useList } from '@/services/use-list'
import { Refreshing } from './Refreshing'
import { Results } from './Results'
import type { ChangeListing } from './use-listing'
import { useShownCount } from './use-shown-count'

type ProductResultsProps = {
  subcategory: string
  listing: Listing
  change: ChangeListing
  /** What narrows the list, beside the number of products found. */
  chips: ReactNode
  /** Takes the focus from a button that goes away with its list. */
  holdFocus: () => void
}

/** The products that a listing finds, or what stands in their place. */
function ProductResults({ subcategory, listing, change, chips, holdFocus }: ProductResultsProps) {
  const { pathname, search } = useLocation()
  const { items: products, total, status, asOf, retry } = useList([listingQuery(subcategory)])
  const [count, showMore] = useShownCount(pathname + search)
  const found = useMemo(() => applyListing(products, listing), [products, listing])
  // Until the call has answered, a long catalogue is here with its first page alone.
  const foundTotal = found.length === products.length ? total : found.length
  const narrowed = isFiltered(listing) || listing.sort !== '' || listing.query !== ''
  const showAll = () => {
    holdFocus()
    change({ ...withoutFilters(listing), sort: '', query: '' })
  }

  const retryHere = () => {
    holdFocus()
    retry()
  }

  return (
    <>
      <div className="products__found">
        <p className="products__count" aria-live="polite">
          {(found.length > 0 || status === 'ready') && copy.count(Math.min(count, found.length), foundTotal)}
        </p>
        {chips}
      </div>
      {found.length > 0 ? (
        <div className="products__list">
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
        <ListState
          status={status}
          loadingLabel="Loading products"
          emptyText="Products Not Found"
          onRetry={retryHere}
        >
          {narrowed && (
            <Button look="outline" small onClick={showAll}>
              {copy.showAll}
            </Button>
          )}
        </ListState>
      )}
    </>
  )
}

export { ProductResults as default }
