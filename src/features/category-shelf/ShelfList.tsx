import { ProductCards } from '@/components/product/ProductCards'
import { ListState } from '@/components/ui/ListState'
import type { ShelfCopy } from './CategoryShelf'
import { useCategoryProducts } from './use-category-products'

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
