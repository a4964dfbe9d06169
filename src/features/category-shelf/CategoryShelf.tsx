import { Section } from '@/components/sections/Section'
import { ListWaiting } from '@/components/ui/ListWaiting'
import { lazy } from '@/components/ui/lazy'
import type { ShelfCopy } from './ShelfList'
import '@/styles/product-card.scss'

type CategoryShelfProps = ShelfCopy & {
  heading: string
  lead?: string
  tone?: 'cream' | 'sand'
  id?: string
}

const ShelfList = lazy(() => import('./ShelfList'), { Waiting: ListWaiting })

/** A headed list of a category's products or services (SPEC §2, 'Audience pages'). */
export function CategoryShelf({ heading, lead, tone = 'cream', id, ...shelf }: CategoryShelfProps) {
  return (
    <Section heading={heading} tone={tone} {...(lead ? { lead } : {})} {...(id ? { id } : {})}>
      <ShelfList {...shelf} />
    </Section>
  )
}
