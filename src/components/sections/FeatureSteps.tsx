import type { CardCopy } from './Card'
import { CardList } from './CardList'
import { CompactSection } from './CompactSection'
import styles from './FeatureSteps.module.scss'

type FeatureStepsProps = { heading: string; lead: string; cards: readonly CardCopy[]; id: string }

/** What happens, in its order, along one line; no pictures, few words. */
export function FeatureSteps({ cards, ...section }: FeatureStepsProps) {
  return (
    <CompactSection {...section}>
      <CardList ordered cards={cards} className={styles.steps} />
    </CompactSection>
  )
}
