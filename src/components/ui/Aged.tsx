import type { ReactNode } from 'react'
import { asOfText } from '@/domain/as-of'
import styles from './Aged.module.scss'
import { RetryButton } from './RetryButton'

type AgedProps = {
  /** When a stale list was fetched, in milliseconds since 1970; undefined for one of now. */
  asOf: number | undefined
  retry: () => void
  children: ReactNode
}

/** A list that says over itself how old it is, where a newer one cannot be had; nothing moves when that goes. */
export function Aged({ asOf, retry, children }: AgedProps) {
  return (
    <div className={styles.list}>
      {children}
      {asOf !== undefined && (
        <div className={styles.age}>
          <p role="status">{asOfText(asOf)}</p>
          <RetryButton onRetry={retry} />
        </div>
      )}
    </div>
  )
}
