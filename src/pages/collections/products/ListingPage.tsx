import { listing } from '@words/pages/listing'
import { useEffect } from 'react'
import { readPageData } from '@/boot/page-data'
import { ProductSlots } from '@/components/product/product-slots'
import { categoryIds } from '@/config/category-ids'
import { defaultSubcategory, paths } from '@/config/paths'
import { LikedIds } from '@/features/catalogue/filters/liked-ids'
import { ProductListing } from '@/features/catalogue/ProductListing'
import { storeCategory } from '@/features/catalogue/store-category'
import { useSubcategory } from '@/features/catalogue/use-subcategory'
import { likedIds } from '@/features/likes/liked-store'
import { ProductPanel, prefetchPanel } from '@/features/product-panel/ProductPanel'
import { QuoteButton } from '@/features/quote-list/QuoteButton'
import { productFeatures } from '@/pages/ProductFeatures'
import type { Prefetch } from '@/services/lists/prefetch'

type Params = { subId?: string | undefined; productId?: string | undefined }

// With the page rather than one by one: a part of its own in every card costs a phone ms each.
const features: ProductSlots = {
  ...productFeatures,
  quote: (product, withWay) => <QuoteButton product={product} withWay={withWay} />,
}

/** The product listing of one subcategory, or of all of them (R-LIST-01 to R-LIST-03). */
export function ListingPage() {
  const subcategory = useSubcategory()
  useEffect(() => storeCategory(categoryIds.honey), [])
  return (
    <ProductSlots value={features}>
      <LikedIds value={likedIds}>
        <ProductListing key={subcategory} subcategory={subcategory} Panel={ProductPanel} />
      </LikedIds>
    </ProductSlots>
  )
}

export { ListingPage as default }
/** That of a product's page came with its HTML. */
export const head = ({ subId = defaultSubcategory, productId }: Params) => {
  const page = import.meta.env.SSR || productId === undefined ? undefined : readPageData()
  const isOfPage = page?.url === paths.product(subId, productId ?? '')
  return (isOfPage && page?.head) || listing.head(subId)
}
export const prefetch: Prefetch = ({ prefetchListing }, { subId = defaultSubcategory, productId }) =>
  Promise.all([prefetchListing(subId), productId && prefetchPanel()])
