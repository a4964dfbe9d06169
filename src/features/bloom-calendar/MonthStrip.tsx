import type { ReactNode } from 'react'
import { type Month, months } from '@/domain/months'
import styles from './MonthStrip.module.scss'

type MonthStripProps = {
  present: Month | undefined
  /** The head of the calendar, whose present month is a tab. */
  head?: boolean
  /** What stands in a month. */
  cell: (month: Month) => ReactNode
}

/** Twelve months in a line, for the eye alone: the rows name theirs in words. */
export function MonthStrip({ present, head = false, cell }: MonthStripProps) {
  const marked = head ? styles.presentHead : styles.present
  return (
    <span className={styles.months} aria-hidden="true">
      {months.map((month) => (
        <b key={month} className={month === present ? marked : undefined}>
          {cell(month)}
        </b>
      ))}
    </span>
  )
}
