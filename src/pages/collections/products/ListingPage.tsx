import { useEffect } from 'react'
import { categories } from '@/config/categories'
import { defaultSubcategory } from '@/config/paths'
import { listing } from '@/content/pages/listing'
import { keepCategory } from '@/features/catalogue/keep-category'
import { Products } from '@/features/catalogue/Products'
import { useSubcategory } from '@/features/catalogue/use-subcategory'
import type { Prefetch } from '@/services/prefetch'
import { knownProduct } from '@/services/queries'

type Params = { subId?: string | undefined; productId?: string | undefined }

/** The product listing of one subcategory, or of all of them (R-LIST-01 to R-LIST-03). */
export function ListingPage() {
  const subcategory = useSubcategory()
  useEffect(() => keepCategory(categories.honey), [])
  return <Products key={subcategory} subcategory={subcategory} />
}

export { ListingPage as default }
/** At the address of a product its own, where it is known. */
export const head = ({ subId = defaultSubcategory, productId = '' }: Params) => {
  const product = knownProduct(subId, productId)
  return product ? listing.productHead(product) : listing.head(subId)
}
export const prefetch: Prefetch = ({ prefetchListing }, { subId = defaultSubcategory }) =>
  prefetchListing(subId)
