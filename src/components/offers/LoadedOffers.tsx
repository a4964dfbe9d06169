import type { ReactNode } from 'react'
import type { Product } from '@/domain/catalogue/product'
import { categoryQuery } from '@/services/lists/queries'
import { useList } from '@/services/lists/use-list'

export type LoadedOffersProps = {
  categories: readonly string[]
  /** Shows what belongs to the offers; without them it is whole but for where its links lead. */
  children: (offers: readonly Product[]) => ReactNode
}

/** The part of `OffersOf` that comes with the first list. */
function LoadedOffers({ categories, children }: LoadedOffersProps) {
  return children(useList(categories.map(categoryQuery)).items)
}

export { LoadedOffers as default }
