import type { ReactNode } from 'react'
import styles from './ListPlace.module.scss'

/** The place of a list that is not there yet; without scripts none ever comes, and the place goes. */
export function ListPlace({ children }: { children: ReactNode }) {
  return <div className={styles.place}>{children}</div>
}
