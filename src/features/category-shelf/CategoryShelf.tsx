import type { ProductCardLook } from '@/components/product/ProductCard'
import { Section } from '@/components/sections/Section'
import { ListWaiting } from '@/components/ui/ListWaiting'
import { lazy } from '@/components/ui/lazy'
import type { Product } from '@/domain/product'

/** Which services or products a shelf shows, and how. */
export type ShelfCopy = ProductCardLook & {
  /** Category ids, asked for side by side and joined in this order. */
  categories: readonly string[]
  /** The specification's text of an empty list (R-HOME-04, R-FARM-02). */
  emptyText: 'Services not found' | 'Products Not Found'
  /** Narrows what the categories bring, where one call fills two shelves. */
  select?: (products: readonly Product[]) => readonly Product[]
}

type CategoryShelfProps = ShelfCopy & {
  heading: string
  lead?: string
  tone?: 'cream' | 'sand'
  id?: string
}

const ShelfList = lazy(() => import('./ShelfList'), { Waiting: ListWaiting })

/** A headed list of a category's products or services (docs/behaviour.md, 'Pages for one audience'). */
export function CategoryShelf({ heading, lead, tone = 'cream', id, ...shelf }: CategoryShelfProps) {
  return (
    <Section heading={heading} tone={tone} {...(lead ? { lead } : {})} {...(id ? { id } : {})}>
      <ShelfList {...shelf} />
    </Section>
  )
}
