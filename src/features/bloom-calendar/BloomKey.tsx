import classNames from 'classnames'
import { bloomCalendar } from '@/content/bloom-calendar'
import styles from './BloomRows.module.scss'

/** What the colours stand for, and that the months are an example. */
export function BloomKey() {
  const { states, note } = bloomCalendar
  return (
    <div className={styles.key}>
      <ul>
        {(['full', 'edge', 'none'] as const).map((state) => (
          <li key={state}>
            <i className={classNames(styles.cell, styles[state])} />
            {states[state]}
          </li>
        ))}
      </ul>
      <p>{note}</p>
    </div>
  )
}
