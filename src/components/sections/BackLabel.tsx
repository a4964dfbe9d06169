import { useId } from 'react'
import styles from './BackLabel.module.scss'
import type { CardCopy } from './Card'
import { CardList } from './CardList'

/** What stands on the back of a jar: a heading, and points to check. */
export type BackLabelCopy = { heading: string; points: readonly Omit<CardCopy, 'picture'>[] }

/** Benefits as the label on the back of a jar. */
export function BackLabel({ heading, points, id }: BackLabelCopy & { id?: string }) {
  const headingId = useId()
  return (
    <section className={styles.band} id={id} aria-labelledby={headingId}>
      <div className="wrap">
        <div className={styles.label}>
          <h2 id={headingId}>{heading}</h2>
          <CardList cards={points} />
        </div>
      </div>
    </section>
  )
}
