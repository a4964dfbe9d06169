import type { CardCopy } from '@/components/sections/Card'
import { CardList } from '@/components/sections/CardList'
import styles from './TechnologyLine.module.scss'
import { TechnologySection } from './TechnologySection'

/** What a page says of the technology in brief. */
export type TechnologyLineCopy = { lead: string; stations: readonly CardCopy[] }

/**
 * 'Our Technology' in brief: stops in the order in which honey passes them, and the way to the
 * whole story.
 */
export function TechnologyLine({ lead, stations }: TechnologyLineCopy) {
  return (
    <TechnologySection lead={lead} tone="forest">
      <CardList ordered cards={stations} className={styles.stops} />
    </TechnologySection>
  )
}
