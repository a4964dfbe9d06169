import classNames from 'classnames'
import type { ReactNode } from 'react'
import styles from './ShelfWaiting.module.scss'

const places = [1, 2, 3, 4, 5, 6]

type ShelfWaitingProps = {
  /** Nothing is awaited any more: the places hold the height, out of sight. */
  blank?: boolean
  /** What is said about the list. */
  children: ReactNode
}

/** Keeps the place of offers in their two forms, so that nothing moves when the list comes, fails or is empty. */
export function ShelfWaiting({ blank = false, children }: ShelfWaitingProps) {
  return (
    <div className={classNames(styles.waiting, blank ? styles.blank : styles.awaited)}>
      <div className={styles.places} aria-hidden="true">
        {places.map((place) => (
          <div key={place}>
            <i />
            <i />
            <i />
          </div>
        ))}
      </div>
      <div className={styles.note}>{children}</div>
    </div>
  )
}
