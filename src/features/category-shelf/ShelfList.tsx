import { useMemo } from 'react'
import { Aged } from '@/components/ui/Aged'
import type { ShelfCopy } from '@/content/shelf'
import type { Product } from '@/domain/product'
import { categoryQuery } from '@/services/queries'
import { useList } from '@/services/use-list'
import { Offers } from './Offers'
import { ShelfPanel } from './ShelfPanel'
import { ShelfState } from './ShelfState'

type ShelfListProps = Omit<ShelfCopy, 'heading' | 'lead'> & {
  select?: (products: readonly Product[]) => readonly Product[]
}

const everything = (products: readonly Product[]) => products

/** The list of a shelf, or what stands in its place; the first of a page has the panel of all the page's offers. */
function ShelfList({ categories, emptyText, select = everything, ...look }: ShelfListProps) {
  const { items, status, asOf, retry } = useList(categories.map(categoryQuery))
  const offers = useMemo(() => select(items), [items, select])
  return (
    <>
      {(status === 'ready' || status === 'stale') && offers.length > 0 ? (
        <Aged asOf={asOf} retry={retry}>
          <Offers offers={offers} look={look} />
        </Aged>
      ) : (
        <ShelfState status={status} emptyText={emptyText} onRetry={retry} />
      )}
      <ShelfPanel offers={offers} look={look} status={status} retry={retry} />
    </>
  )
}

export { ShelfList as default }
