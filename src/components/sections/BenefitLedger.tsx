import type { BenefitsCopy } from './BenefitComb'
import styles from './BenefitLedger.module.scss'
import { CardList } from './CardList'
import { CompactSection } from './CompactSection'

/** Benefits as lines of a ledger on forest ground: the benefit in large letters, what it means beside it. */
export function BenefitLedger({ cards, ...section }: BenefitsCopy) {
  return (
    <CompactSection {...section} id="benefits" tone="forest">
      <CardList plain cards={cards} className={styles.lines} />
    </CompactSection>
  )
}
