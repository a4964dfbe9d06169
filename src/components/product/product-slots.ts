import { createContext, type ReactNode } from 'react'
import type { Product } from '@/domain/catalogue/product'
import type { ProductSequence } from './product-sequence'

/** What can be shared: a listing as it is shown, or a product. */
export type ShareSubject = {
  /** The button's name: 'Share', or 'Share {name}'. */
  label: string
  /** What a share sheet or an e-mail calls it. */
  title: string
  /** Path and query of the site, as `/collections/products/allProducts?sort=A_Z`. */
  address: string
}

/** What other features put into a card, a panel or a list. */
export type ProductSlots = {
  like: (product: Product) => ReactNode
  /** @param withLink a link to the list stands beside it, once the product is there */
  quote: (product: Product, withLink?: boolean) => ReactNode
  share: (subject: ShareSubject) => ReactNode
  /** Shows the one of these products that the address names. */
  panel: (sequence: ProductSequence) => ReactNode
}

/**
 * Liking, sharing, quoting and the panel are features of their own, and no feature imports another:
 * where one of them belongs there is a slot, which the page fills.
 */
export const ProductSlots = createContext<ProductSlots>({
  like: () => null,
  quote: () => null,
  share: () => null,
  panel: () => null,
})
