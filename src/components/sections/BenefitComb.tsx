import styles from './BenefitComb.module.scss'
import { Card } from './Card'
import type { CardGridCopy } from './CardGrid'
import { Section } from './Section'

/** Benefits as cells of a comb: an icon in its hexagon and a sentence beside it, two in a row where there is room. */
export function BenefitComb({ cards, ...section }: CardGridCopy) {
  return (
    <Section {...section} id="benefits" className={styles.section}>
      <ul className={styles.cells}>
        {cards.map((card) => (
          <li key={card.title}>
            <Card {...card} />
          </li>
        ))}
      </ul>
    </Section>
  )
}
