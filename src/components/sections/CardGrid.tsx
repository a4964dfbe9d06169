import type { Tone } from './Band'
import { Card, type CardCopy } from './Card'
import styles from './CardGrid.module.scss'
import { Section } from './Section'

/** A headed set of cards: benefits, features, claims. */
export type CardGridCopy = { heading: string; lead?: string; cards: readonly CardCopy[] }

type CardGridProps = CardGridCopy & { tone?: Tone; id?: string; seal?: boolean }

/** Cards in a ruled grid, four in a row on large screens. */
export function CardGrid({ cards, ...section }: CardGridProps) {
  return (
    <Section {...section}>
      <ul className={styles.grid}>
        {cards.map((card) => (
          <li key={card.title}>
            <Card {...card} />
          </li>
        ))}
      </ul>
    </Section>
  )
}
