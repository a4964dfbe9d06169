import { CardList } from './CardList'
import styles from './PlatformChain.module.scss'
import type { PlatformsCopy } from './PlatformRows'
import { TechnologySection } from './TechnologySection'

/** 'Our Technology' as beads on a string: the platforms without their pictures, and the way to the whole story. */
export function PlatformChain({ lead, platforms }: PlatformsCopy) {
  return (
    <TechnologySection lead={lead} className={styles.section}>
      <CardList plain cards={platforms} className={styles.chain} />
    </TechnologySection>
  )
}
