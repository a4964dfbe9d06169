import { CompactSection } from '@/components/sections/CompactSection'
import { lazy } from '@/components/ui/lazy'
import { BloomKey } from './BloomKey'
import { BloomRows, type BloomRowsProps } from './BloomRows'

type BloomCalendarProps = Omit<BloomRowsProps, 'offers'> & {
  heading: string
  lead: string
  /** Where the offers come from. */
  categories: readonly string[]
}

// Without its offers the calendar is whole but for where its buttons lead.
const OfferedRows = lazy(() => import('./OfferedRows'), { Waiting: BloomRows, Failed: BloomRows })

/** Crops by month, each of which opens with the way to its offer (docs/behaviour.md, 'Audience pages'). */
export function BloomCalendar({ heading, lead, ...rows }: BloomCalendarProps) {
  return (
    <CompactSection heading={heading} lead={lead} id="calendar">
      <OfferedRows {...rows} />
      <BloomKey />
    </CompactSection>
  )
}
