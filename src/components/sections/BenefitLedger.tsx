import type { BenefitsCopy } from './BenefitComb'
import styles from './BenefitLedger.module.scss'
import { CompactSection } from './CompactSection'

/** Benefits as the lines of a ledger on forest ground: what one gets in large letters, and what that means beside it. */
export function BenefitLedger({ cards, ...section }: BenefitsCopy) {
  return (
    <CompactSection {...section} id="benefits" tone="forest">
      <ul className={styles.lines}>
        {cards.map(({ title, text }) => (
          <li key={title}>
            <h3>{title}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ul>
    </CompactSection>
  )
}
