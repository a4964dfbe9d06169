import classNames from 'classnames'
import styles from './StatusIcon.module.scss'

/** A hexagon with a tick, or with an exclamation mark. */
export function StatusIcon({ good }: { good: boolean }) {
  return (
    <svg className={classNames(styles.icon, good && styles.good)} viewBox="0 0 28 28" aria-hidden="true">
      <path className={styles.hexagon} d="M14 1l11.3 6.5v13L14 27 2.7 20.5v-13z" />
      <path className={styles.mark} d={good ? 'M8.5 14.3l3.8 3.7 7.2-7.6' : 'M14 7.5v8M14 19.5v.6'} />
    </svg>
  )
}
