import { CompactSection } from '@/components/sections/CompactSection'
import { ListWaiting } from '@/components/ui/ListWaiting'
import { lazy } from '@/components/ui/lazy'
import type { ShelfCopy } from '@/content/shelf'
import type { Product } from '@/domain/product'
import { ShelfWaiting } from './ShelfWaiting'

type CategoryShelfProps = ShelfCopy & {
  tone?: 'cream' | 'sand'
  id?: string
  /** Narrows what the categories bring, where one call fills two shelves. */
  select?: (products: readonly Product[]) => readonly Product[]
}

const ShelfList = lazy(() => import('./ShelfList'), {
  Waiting: () => (
    <ShelfWaiting>
      <ListWaiting />
    </ShelfWaiting>
  ),
})

/** A headed list of a category's products or services (docs/behaviour.md, 'Audience pages'). */
export function CategoryShelf({ heading, lead, tone = 'cream', id, ...shelf }: CategoryShelfProps) {
  return (
    <CompactSection heading={heading} lead={lead} tone={tone} {...(id ? { id } : {})}>
      <ShelfList {...shelf} />
    </CompactSection>
  )
}
