import { listing } from '@content/pages/listing'
import { useEffect } from 'react'
import { useParams } from 'react-router-dom'
import { readPageData } from '@/boot/page-data'
import { deviceStorage } from '@/browser/storage/storage'
import { lazy } from '@/components/loading/lazy'
import { categoryIds } from '@/config/category-ids'
import { defaultSubcategory, paths } from '@/config/paths'
import { comparedSubcategory } from '@/domain/catalogue/subcategory'
import { ReadLikedIds } from '@/features/catalogue/filters/read-liked-ids'
import { ProductListing, ResultsPlaceholder } from '@/features/catalogue/ProductListing'
import { useSubcategory } from '@/features/catalogue/use-subcategory'
import { likedIds } from '@/features/likes/liked-store'
import { ShareButton } from '@/features/share/ShareButton'
import type { PageParams, Prefetch } from '@/services/lists/prefetch'

/** The products and their cards come as one part, after the controls above them. */
const fetchResults = () => import('./ListingResults')
const Results = lazy(fetchResults, { Waiting: ResultsPlaceholder })

const Nothing = () => null
const Count = lazy(async () => ({ default: (await fetchResults()).ProductCount }), {
  Waiting: Nothing,
  Failed: Nothing,
})

const prefetchPanel = () => Results.load().then((module) => module.prefetchPanel())

/** The product listing of one subcategory, or of all of them (R-LIST-01 to R-LIST-03). */
export default function ListingPage() {
  const subcategory = useSubcategory()
  const { subId = defaultSubcategory, productId } = useParams()
  useEffect(() => void deviceStorage.write('catID', categoryIds.honey), []) // R-LIST-38
  // Fetched now, not only when the list is hydrated and opens it.
  useEffect(() => {
    if (productId !== undefined) void prefetchPanel().catch(() => {}) // told where it is opened
  }, [productId])
  return (
    <ReadLikedIds value={likedIds}>
      <ProductListing
        // Not `subcategory`, which shared HTML names after hydration alone, nor a spelling: both may change while
        // somebody is typing.
        key={comparedSubcategory(subId)}
        subcategory={subcategory}
        Results={Results}
        Count={Count}
        Share={ShareButton}
      />
    </ReadLikedIds>
  )
}

/** The head of the HTML, where that was rendered for this very path. */
const headOfHtml = (url: string) => {
  const page = import.meta.env.SSR ? undefined : readPageData()
  return page?.url === url ? page.head : undefined
}

/** A product's own page has the head of its HTML, any other address that of its listing. */
export const head = ({ subId = defaultSubcategory, productId }: PageParams) =>
  (productId !== undefined && headOfHtml(paths.product(subId, productId))) || listing.head(subId)

export const prefetch: Prefetch = ({ prefetchListing }, { subId = defaultSubcategory, productId }) =>
  Promise.all([prefetchListing(subId), productId && prefetchPanel()])
