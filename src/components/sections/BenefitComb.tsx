import styles from './BenefitComb.module.scss'
import { Card, type CardCopy } from './Card'
import { CompactSection } from './CompactSection'

/** A headed set of benefits. */
export type BenefitsCopy = { heading: string; cards: readonly CardCopy[] }

/** Benefits as cells of a comb: an icon in its hexagon and a sentence beside it, two in a row where there is room. */
export function BenefitComb({ cards, ...section }: BenefitsCopy) {
  return (
    <CompactSection {...section} id="benefits" className={styles.section}>
      <ul className={styles.cells}>
        {cards.map((card) => (
          <li key={card.title}>
            <Card {...card} />
          </li>
        ))}
      </ul>
    </CompactSection>
  )
}
