import { bloomCalendar } from '@content/features/bloom-calendar'
import styles from './BloomKey.module.scss'
import { MonthCell } from './MonthCell'

/** What the colours stand for, and that the months are an example. */
export function BloomKey() {
  const { states, note } = bloomCalendar
  return (
    <div className={styles.key}>
      <ul>
        {(['full', 'edge', 'none'] as const).map((state) => (
          <li key={state}>
            <MonthCell bloom={state} />
            {states[state]}
          </li>
        ))}
      </ul>
      <p>{note}</p>
    </div>
  )
}
