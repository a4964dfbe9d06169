import type { ReactNode } from 'react'
import type { Product } from '@/domain/catalogue/product'
import { useProducts } from '@/services/lists/use-products'

export type LoadedOffersProps = {
  categories: readonly string[]
  /**
   * Shows a part with links to these offers of the page. While there are none, the part is complete
   * as well, but its links lead elsewhere.
   */
  children: (offers: readonly Product[]) => ReactNode
}

/** The part of `OffersOf` that comes with the first list. */
export default function LoadedOffers({ categories, children }: LoadedOffersProps) {
  return children(useProducts(categories).items)
}
