import type { ReactNode } from 'react'
import type { Product } from '@/domain/catalogue/product'
import { useProducts } from '@/services/lists/use-products'

export type LoadedOffersProps = {
  categories: readonly string[]
  /**
   * Shows a part with links to the offers of the page; without them it is whole, and its links lead
   * elsewhere.
   */
  children: (offers: readonly Product[]) => ReactNode
}

/** The part of `OffersOf` that comes with the first list. */
export default function LoadedOffers({ categories, children }: LoadedOffersProps) {
  return children(useProducts(categories).items)
}
