import { Card, type CardCopy } from './Card'
import { CompactSection } from './CompactSection'
import styles from './FeatureSteps.module.scss'

type FeatureStepsProps = { heading: string; lead: string; cards: readonly CardCopy[]; id: string }

/** What happens, in its order, along one line; no pictures, few words. */
export function FeatureSteps({ cards, ...section }: FeatureStepsProps) {
  return (
    <CompactSection {...section}>
      <ol className={styles.steps}>
        {cards.map((card) => (
          <li key={card.title}>
            <Card {...card} />
          </li>
        ))}
      </ol>
    </CompactSection>
  )
}
