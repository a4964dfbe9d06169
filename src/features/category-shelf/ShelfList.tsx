import type { ProductCardLook } from '@/components/product/ProductCard'
import { ProductCards } from '@/components/product/ProductCards'
import { ListState } from '@/components/ui/ListState'
import type { Product } from '@/domain/product'
import { useCategoryProducts } from './use-category-products'

/** Which services or products a shelf shows, and how. */
export type ShelfCopy = ProductCardLook & {
  /** Category ids, asked for side by side and joined in this order. */
  categories: readonly string[]
  /** The specification's text of an empty list (R-FARM-02, R-LIST-29). */
  emptyText: 'Services not found' | 'Products Not Found'
  /** Narrows what the categories bring, where one call fills two shelves. */
  select?: (products: Product[]) => Product[]
}

const everything: NonNullable<ShelfCopy['select']> = (products) => products

/** The list of a shelf: its cards, or what stands in their place. */
function ShelfList({ categories, emptyText, select = everything, ...look }: ShelfCopy) {
  const { products, status, retry } = useCategoryProducts(categories)
  const shown = select(products)
  if (status === 'ready' && shown.length > 0) return <ProductCards products={shown} look={look} />
  const loadingLabel = emptyText === 'Services not found' ? 'Loading services' : 'Loading products'
  return <ListState status={status} loadingLabel={loadingLabel} emptyText={emptyText} onRetry={retry} />
}

export { ShelfList as default }
