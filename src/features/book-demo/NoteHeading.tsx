import type { ReactNode } from 'react'
import styles from './NoteHeading.module.scss'

/** The page's heading and its lead, upon the note or in the landscape above it. */
export function NoteHeading({ children }: { children: ReactNode }) {
  return <div className={styles.head}>{children}</div>
}
