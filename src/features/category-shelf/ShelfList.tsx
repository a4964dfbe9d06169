import { useContext, useMemo } from 'react'
import { ProductSlots } from '@/components/product/product-slots'
import { Aged } from '@/components/ui/Aged'
import type { ShelfCopy } from '@/content/shelf'
import type { Product } from '@/domain/product'
import { categoryQuery } from '@/services/queries'
import { useList } from '@/services/use-list'
import { Offers } from './Offers'
import { ShelfState } from './ShelfState'
import { usePageWalk } from './use-page-walk'

type ShelfListProps = Omit<ShelfCopy, 'heading' | 'lead'> & {
  select?: (products: readonly Product[]) => readonly Product[]
}

const everything = (products: readonly Product[]) => products

/** The list of a shelf, or what stands in its place; the first of a page has the panel of all the page's offers. */
function ShelfList({ categories, emptyText, select = everything, ...look }: ShelfListProps) {
  const { items, status, asOf, retry } = useList(categories.map(categoryQuery))
  const offers = useMemo(() => select(items), [items, select])
  const { panel } = useContext(ProductSlots)
  const walk = usePageWalk({ offers, look, status, retry })
  return (
    <>
      {(status === 'ready' || status === 'stale') && offers.length > 0 ? (
        <Aged asOf={asOf} retry={retry}>
          <Offers offers={offers} look={look} />
        </Aged>
      ) : (
        <ShelfState status={status} emptyText={emptyText} onRetry={retry} />
      )}
      {walk && panel(walk)}
    </>
  )
}

export { ShelfList as default }
