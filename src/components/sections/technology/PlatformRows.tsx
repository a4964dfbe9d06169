import type { PlatformCopy } from '@content/business/technology-platforms'
import { CardList } from '@/components/sections/CardList'
import styles from './PlatformRows.module.scss'
import { TechnologySection } from './TechnologySection'

/** What a page says of the technology to its own reader, and the platforms that concern them. */
export type PlatformsCopy = { lead: string; platforms: readonly PlatformCopy[] }

/**
 * 'Our Technology' in short: a row for each platform that concerns this reader, and the way to the
 * whole story.
 */
export function PlatformRows({ lead, platforms }: PlatformsCopy) {
  return (
    <TechnologySection lead={lead} tone="sand" className={styles.section}>
      <CardList cards={platforms} className={styles.rows} />
    </TechnologySection>
  )
}
