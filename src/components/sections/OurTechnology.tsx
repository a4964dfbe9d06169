import { technologyLink, threePlatforms } from '@/content/technology-platforms'
import { Section } from './Section'
import { type StationCopy, Thread } from './Thread'
import { WayOn } from './WayOn'

/** What a page says of the technology to its own reader. */
export type OurTechnologyCopy = {
  lead: string
  /** The platforms that concern this reader; the three of the home page unless told. */
  platforms?: readonly StationCopy[]
}

/** 'Our Technology': the platforms along one thread, and the way to the whole story (R-HOME-12). */
export function OurTechnology({ lead, platforms = threePlatforms }: OurTechnologyCopy) {
  return (
    <Section heading="Our Technology" lead={lead} id="technology" tone="sand" seal>
      <Thread stations={platforms} />
      <WayOn {...technologyLink} />
    </Section>
  )
}
