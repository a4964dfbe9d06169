import type { CardCopy } from '@/components/sections/Card'
import { CardList } from '@/components/sections/CardList'
import { CompactSection } from '@/components/sections/CompactSection'
import styles from './FeatureList.module.scss'

type FeatureListProps = { heading: string; lead: string; cards: readonly CardCopy[] }

/** What happens, in its order, along one line; no pictures, few words. */
export function FeatureList({ cards, ...section }: FeatureListProps) {
  return (
    <CompactSection {...section} id="features">
      <CardList ordered cards={cards} className={styles.steps} />
    </CompactSection>
  )
}
