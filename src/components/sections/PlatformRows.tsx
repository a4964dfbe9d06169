import { type PlatformCopy, technologyLink } from '@/content/technology-platforms'
import { CardList } from './CardList'
import { CompactSection } from './CompactSection'
import styles from './PlatformRows.module.scss'
import { WayOn } from './WayOn'

/** What a page says of the technology to its own reader, and the platforms that concern them. */
export type PlatformsCopy = { lead: string; platforms: readonly PlatformCopy[] }

/** 'Our Technology' in short: a row for each platform that concerns this reader, and the way to the whole story. */
export function PlatformRows({ lead, platforms }: PlatformsCopy) {
  return (
    <CompactSection
      heading="Our Technology"
      lead={lead}
      id="technology"
      tone="sand"
      className={styles.section}
    >
      <CardList cards={platforms} className={styles.rows} />
      <WayOn {...technologyLink} />
    </CompactSection>
  )
}
