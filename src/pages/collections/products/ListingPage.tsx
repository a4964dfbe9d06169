import { useEffect } from 'react'
import { useParams } from 'react-router-dom'
import { categories } from '@/config/categories'
import { defaultSubcategory } from '@/config/paths'
import { listing } from '@/content/pages/listing'
import { keepCategory } from '@/features/catalogue/keep-category'
import { Products } from '@/features/catalogue/Products'

/** The product listing of one subcategory, or of all of them (R-LIST-01 to R-LIST-03). */
export function ListingPage() {
  const { subId = defaultSubcategory } = useParams()
  useEffect(() => keepCategory(categories.honey), [])
  return <Products key={subId} subcategory={subId} />
}

/** Asks for the products of a listing that is about to be opened. */
export async function prefetch({
  subId = defaultSubcategory,
}: {
  subId?: string | undefined
}): Promise<void> {
  const { prefetchCatalogue } = await import('@/features/catalogue/catalogue-query')
  await prefetchCatalogue(subId)
}

export { ListingPage as default }
export const head = ({ subId = defaultSubcategory }: { subId?: string | undefined }) => listing.head(subId)
