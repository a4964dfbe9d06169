import { Card, type CardCopy } from './Card'
import { Section } from './Section'

/** A headed set of cards: benefits, features, claims. */
export type CardGridCopy = { heading: string; lead?: string; cards: readonly CardCopy[] }

type CardGridProps = CardGridCopy & { tone?: 'cream' | 'sand' | 'forest'; id?: string; seal?: boolean }

/** Cards in a ruled grid, four in a row on large screens. */
export function CardGrid({ cards, ...section }: CardGridProps) {
  return (
    <Section {...section}>
      <ul className="card-grid">
        {cards.map((card) => (
          <li key={card.title}>
            <Card {...card} />
          </li>
        ))}
      </ul>
    </Section>
  )
}
