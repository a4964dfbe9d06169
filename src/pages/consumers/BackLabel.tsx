import { useId } from 'react'
import type { CardCopy } from '@/components/sections/Card'
import { CardList } from '@/components/sections/CardList'
import styles from './BackLabel.module.scss'

/** What stands on the back of a jar: a heading, and points to check. */
export type BackLabelCopy = { heading: string; points: readonly Omit<CardCopy, 'picture'>[] }

/** Benefits as the label on the back of a jar. */
export function BackLabel({ heading, points }: BackLabelCopy) {
  const headingId = useId()
  return (
    <section className={styles.band} id="benefits" aria-labelledby={headingId}>
      <div className="wrap">
        <div className={styles.label}>
          <h2 id={headingId}>{heading}</h2>
          <CardList cards={points} />
        </div>
      </div>
    </section>
  )
}
