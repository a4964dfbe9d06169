import type { CardCopy } from './Card'
import { CardList } from './CardList'
import { CompactSection } from './CompactSection'
import styles from './PointRow.module.scss'

/** Benefits in few words: what each is, and one line about it. */
export type PointRowCopy = { heading: string; points: readonly CardCopy[] }

/** Points hung on one honey-coloured line: below each other on a phone, in one row where there is room. */
export function PointRow({ points, ...section }: PointRowCopy) {
  return (
    <CompactSection {...section} id="benefits">
      <CardList cards={points} className={styles.points} />
    </CompactSection>
  )
}
