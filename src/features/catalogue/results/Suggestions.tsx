import type { ReactNode } from 'react'
import styles from './Suggestions.module.scss'

type WaysOutProps = {
  /** What was looked for in vain. */
  sentence: ReactNode
  /** An item for each way. */
  children: ReactNode
}

/** In a notice that there is nothing: what was looked for, and the ways on as a row of buttons. */
export function Suggestions({ sentence, children }: WaysOutProps) {
  return (
    <>
      <p className={styles.sentence}>{sentence}</p>
      <ul className={styles.ways}>{children}</ul>
    </>
  )
}
