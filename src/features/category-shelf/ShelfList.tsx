import { ProductCards } from '@/components/product/ProductCards'
import { ListState } from '@/components/ui/ListState'
import { categoryQuery } from '@/services/queries'
import { useList } from '@/services/use-list'
import type { ShelfCopy } from './CategoryShelf'

const everything: NonNullable<ShelfCopy['select']> = (products) => products

/** The list of a shelf: its cards, or what stands in their place. */
function ShelfList({ categories, emptyText, select = everything, ...look }: ShelfCopy) {
  const { items, status, retry } = useList(categories.map(categoryQuery))
  const shown = select(items)
  if ((status === 'ready' || status === 'stale') && shown.length > 0)
    return <ProductCards products={shown} look={look} />
  const loadingLabel = emptyText === 'Services not found' ? 'Loading services' : 'Loading products'
  return <ListState status={status} loadingLabel={loadingLabel} emptyText={emptyText} onRetry={retry} />
}

export { ShelfList as default }
