import type { Tone } from '@/components/sections/Band'
import type { CardCopy } from '@/components/sections/Card'
import { CardList } from '@/components/sections/CardList'
import { Section } from '@/components/sections/Section'
import styles from './CardGrid.module.scss'

type CardGridProps = {
  heading: string
  lead: string
  cards: readonly CardCopy[]
  tone: Tone
  id: string
  seal: boolean
}

/** Cards in a ruled grid, four in a row on large screens. */
export function CardGrid({ cards, ...section }: CardGridProps) {
  return (
    <Section {...section}>
      <CardList cards={cards} className={styles.grid} />
    </Section>
  )
}
