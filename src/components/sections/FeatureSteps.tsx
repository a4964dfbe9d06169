import { Card, type CardCopy } from './Card'
import styles from './FeatureSteps.module.scss'
import { Section } from './Section'

type FeatureStepsProps = { heading: string; lead: string; cards: readonly CardCopy[]; id: string }

/** What happens, in its order, along one line; no pictures, few words. */
export function FeatureSteps({ cards, ...section }: FeatureStepsProps) {
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
