import { OffersOf } from '@/components/offers/OffersOf'
import { CompactSection } from '@/components/sections/CompactSection'
import { BloomKey } from './BloomKey'
import { BloomRows, type BloomRowsProps } from './BloomRows'

type BloomCalendarProps = Omit<BloomRowsProps, 'offers'> & {
  heading: string
  lead: string
  /** Where the offers come from. */
  categories: readonly string[]
}

/** Crops by month, each of which opens with the way to its offer (docs/behaviour.md, 'Audience pages'). */
export function BloomCalendar({ heading, lead, categories, ...rows }: BloomCalendarProps) {
  return (
    <CompactSection heading={heading} lead={lead} id="calendar">
      <OffersOf categories={categories}>{(offers) => <BloomRows {...rows} offers={offers} />}</OffersOf>
      <BloomKey />
    </CompactSection>
  )
}
