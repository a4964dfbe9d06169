import { technologyLink } from '@/content/technology-platforms'
import { CardList } from './CardList'
import { CompactSection } from './CompactSection'
import styles from './PlatformChain.module.scss'
import type { PlatformsCopy } from './PlatformRows'
import { WayOn } from './WayOn'

/** 'Our Technology' as beads on a string: the platforms without their pictures, and the way to the whole story. */
export function PlatformChain({ lead, platforms }: PlatformsCopy) {
  return (
    <CompactSection heading="Our Technology" lead={lead} id="technology" className={styles.section}>
      <CardList plain cards={platforms} className={styles.chain} />
      <WayOn {...technologyLink} />
    </CompactSection>
  )
}
