import { ProductCards } from '@/components/product/ProductCards'
import { Aged } from '@/components/ui/Aged'
import { ListState } from '@/components/ui/ListState'
import type { ShelfCopy } from '@/content/shelf'
import type { Product } from '@/domain/product'
import { categoryQuery } from '@/services/queries'
import { useList } from '@/services/use-list'

type ShelfListProps = Omit<ShelfCopy, 'heading' | 'lead'> & {
  select?: (products: readonly Product[]) => readonly Product[]
}

const everything = (products: readonly Product[]) => products

/** The list of a shelf: its cards, or what stands in their place. */
function ShelfList({ categories, emptyText, select = everything, ...look }: ShelfListProps) {
  const { items, status, asOf, retry } = useList(categories.map(categoryQuery))
  const shown = select(items)
  if ((status === 'ready' || status === 'stale') && shown.length > 0)
    return (
      <Aged asOf={asOf} retry={retry}>
        <ProductCards products={shown} look={look} />
      </Aged>
    )
  const loadingLabel = emptyText === 'Services not found' ? 'Loading services' : 'Loading products'
  return <ListState status={status} loadingLabel={loadingLabel} emptyText={emptyText} onRetry={retry} />
}

export { ShelfList as default }
