import { Card } from './Card'
import type { CardGridCopy } from './CardGrid'
import styles from './FeatureSteps.module.scss'
import { Section } from './Section'

/** What happens, in its order, along one line; no pictures, few words. */
export function FeatureSteps({ cards, ...section }: CardGridCopy & { id: string }) {
  return (
    <Section {...section} className={styles.section}>
      <ol className={styles.steps}>
        {cards.map((card) => (
          <li key={card.title}>
            <Card {...card} />
          </li>
        ))}
      </ol>
    </Section>
  )
}
