import type { ReactNode } from 'react'
import styles from './Suggestions.module.scss'

type SuggestionsProps = {
  /** What was looked for in vain. */
  sentence: ReactNode
  /** An item for each suggestion. */
  children: ReactNode
}

/** In a notice that there is nothing: what was looked for, and what to do instead, as a row of buttons. */
export function Suggestions({ sentence, children }: SuggestionsProps) {
  return (
    <>
      <p className={styles.sentence}>{sentence}</p>
      <ul className={styles.actions}>{children}</ul>
    </>
  )
}
