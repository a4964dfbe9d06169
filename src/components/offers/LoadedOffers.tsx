import type { ReactNode } from 'react'
import type { Product } from '@/domain/catalogue/product'
import { categoryQuery } from '@/services/lists/queries'
import { useList } from '@/services/lists/use-list'

export type LoadedOffersProps = {
  categories: readonly string[]
  /**
   * Shows a part with links to the offers of the page; without them it is whole, and its links lead
   * elsewhere.
   */
  children: (offers: readonly Product[]) => ReactNode
}

/** The part of `OffersOf` that comes with the first list. */
function LoadedOffers({ categories, children }: LoadedOffersProps) {
  return children(useList(categories.map(categoryQuery)).items)
}

export { LoadedOffers as default }
