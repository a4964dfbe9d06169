import type { Tone } from './Band'
import type { CardCopy } from './Card'
import styles from './CardGrid.module.scss'
import { CardList } from './CardList'
import { Section } from './Section'

/** A headed set of cards: benefits, features, claims. */
export type CardGridCopy = { heading: string; lead?: string; cards: readonly CardCopy[] }

type CardGridProps = CardGridCopy & { tone?: Tone; id?: string; seal?: boolean }

/** Cards in a ruled grid, four in a row on large screens. */
export function CardGrid({ cards, ...section }: CardGridProps) {
  return (
    <Section {...section}>
      <CardList cards={cards} className={styles.grid} />
    </Section>
  )
}
