import { technologyLink } from '@/content/technology-platforms'
import type { CardCopy } from './Card'
import { CardList } from './CardList'
import { CompactSection } from './CompactSection'
import styles from './TechnologyLine.module.scss'
import { WayOn } from './WayOn'

/** What a page says of the technology in brief. */
export type TechnologyLineCopy = { lead: string; stations: readonly CardCopy[] }

/** 'Our Technology' in brief: stops in the order in which honey passes them, and the way to the whole story. */
export function TechnologyLine({ lead, stations }: TechnologyLineCopy) {
  return (
    <CompactSection heading="Our Technology" lead={lead} id="technology" tone="forest">
      <CardList ordered cards={stations} className={styles.stops} />
      <div className={styles.way}>
        <WayOn {...technologyLink} />
      </div>
    </CompactSection>
  )
}
