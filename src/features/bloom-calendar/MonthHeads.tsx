import { bloomCalendar } from '@content/features/bloom-calendar'
import { calendar } from '@content/site/calendar'
import type { Month } from '@/domain/months'
import styles from './MonthHeads.module.scss'
import { MonthStrip } from './MonthStrip'

/** The head of the calendar: what month it is, and the first letter of each. */
export function MonthHeads({ present }: { present: Month | undefined }) {
  return (
    <div className={styles.line}>
      <p className={styles.now}>
        {present ? bloomCalendar.now(calendar.month(present)) : bloomCalendar.head}
      </p>
      <MonthStrip head present={present} cell={calendar.letter} />
    </div>
  )
}
