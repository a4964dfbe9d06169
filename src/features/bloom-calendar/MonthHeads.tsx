import { bloomCalendar } from '@/content/bloom-calendar'
import { type Month, months } from '@/domain/bloom'
import styles from './BloomRows.module.scss'

/** The head of the calendar: what month it is, and the first letter of each; the rows name theirs in words. */
export function MonthHeads({ present }: { present: Month | undefined }) {
  return (
    <div className={styles.line}>
      <p className={styles.now}>{present ? `${bloomCalendar.now} ${present}` : bloomCalendar.head}</p>
      <div className={styles.months} aria-hidden="true">
        {months.map((month) => (
          <b key={month} className={month === present ? styles.presentHead : undefined}>
            {month[0]}
          </b>
        ))}
      </div>
    </div>
  )
}
