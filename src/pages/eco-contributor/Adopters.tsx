import type { CardCopy } from '@/components/sections/Card'
import { CardList } from '@/components/sections/CardList'
import { CompactSection } from '@/components/sections/CompactSection'
import styles from './Adopters.module.scss'

type AdoptersProps = {
  heading: string
  people: readonly CardCopy[]
}

/** Who adopts a hive: three kinds of people, each with a small picture (R-BEE-03). */
export function Adopters({ heading, people }: AdoptersProps) {
  return (
    <CompactSection heading={heading} id="adopters" tone="sand">
      <CardList cards={people} className={styles.people} />
    </CompactSection>
  )
}
