import { listing } from '@content/pages/listing'
import { useEffect } from 'react'
import { useParams } from 'react-router-dom'
import { readPageData } from '@/boot/page-data'
import { deviceStorage } from '@/browser/storage/storage'
import { lazy } from '@/components/loading/lazy'
import { categoryIds } from '@/config/category-ids'
import { defaultSubcategory, paths } from '@/config/paths'
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
  const { productId } = useParams()
  useEffect(() => void deviceStorage.write('catID', categoryIds.honey), []) // R-LIST-38
  // Before the list is hydrated, and not with the render that opens it.
  useEffect(() => {
    if (productId !== undefined) void prefetchPanel().catch(() => {}) // told where it is opened
  }, [productId])
  return (
    <ReadLikedIds value={likedIds}>
      <ProductListing
        key={subcategory}
        subcategory={subcategory}
        Results={Results}
        Count={Count}
        Share={ShareButton}
      />
    </ReadLikedIds>
  )
}

/** That of a product's page came with its HTML. */
export const head = ({ subId = defaultSubcategory, productId }: PageParams) => {
  const page = import.meta.env.SSR || productId === undefined ? undefined : readPageData()
  const isOfPage = page?.url === paths.product(subId, productId ?? '')
  return (isOfPage && page?.head) || listing.head(subId)
}
export const prefetch: Prefetch = ({ prefetchListing }, { subId = defaultSubcategory, productId }) =>
  Promise.all([prefetchListing(subId), productId && prefetchPanel()])
