import styles from './BenefitComb.module.scss'
import type { CardCopy } from './Card'
import { CardList } from './CardList'
import { CompactSection } from './CompactSection'

/** A headed set of benefits. */
export type BenefitsCopy = { heading: string; cards: readonly CardCopy[] }

/**
 * Benefits as cells of a comb: an icon in its hexagon and a sentence beside it, two in a row where
 * there is room.
 */
export function BenefitComb({ cards, ...section }: BenefitsCopy) {
  return (
    <CompactSection {...section} id="benefits" className={styles.section}>
      <CardList cards={cards} className={styles.cells} />
    </CompactSection>
  )
}
