import type { CardCopy } from '@/components/sections/Card'
import { CardList } from '@/components/sections/CardList'
import styles from './PlatformChain.module.scss'
import { TechnologySection } from './TechnologySection'

type PlatformChainProps = { lead: string; platforms: readonly CardCopy[] }

/**
 * 'Our Technology' as beads on a string: what this reader meets, without pictures, and the way to
 * the whole story.
 */
export function PlatformChain({ lead, platforms }: PlatformChainProps) {
  return (
    <TechnologySection lead={lead} className={styles.section}>
      <CardList plain cards={platforms} className={styles.chain} />
    </TechnologySection>
  )
}
