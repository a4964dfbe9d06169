import type { ProductCardLook } from '@/content/product-list'
import type { Product } from '@/domain/catalogue/product'
import type { ListProgress } from '@/services/lists/use-list'

/** The products of a page, for the panel that steps through them. */
export type ProductSequence = {
  /** As filtered and ordered, all that are here. */
  found: readonly Product[]
  /** How many the visitor's choices find, of which `found` may be the first ones only. */
  total: number
  /** All products of the page, found or not. */
  list: ListProgress & { items: readonly Product[] }
  /** The look of an offer's card; undefined for a product of the catalogue, which has no look of its own. */
  lookOf?: (product: Product) => ProductCardLook | undefined
  /** Whether the page shows the open product already (`ProductCover`): the panel replaces it without sliding in. */
  covered?: boolean
}
