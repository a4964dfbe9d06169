import type { BenefitsCopy } from './BenefitComb'
import styles from './BenefitLedger.module.scss'
import { CardList } from './CardList'
import { CompactSection } from './CompactSection'

/** Benefits as the lines of a ledger on forest ground: what one gets in large letters, and what that means beside it. */
export function BenefitLedger({ cards, ...section }: BenefitsCopy) {
  return (
    <CompactSection {...section} id="benefits" tone="forest">
      <CardList plain cards={cards} className={styles.lines} />
    </CompactSection>
  )
}
