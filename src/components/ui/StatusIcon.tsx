import classNames from 'classnames'
import styles from './StatusIcon.module.scss'

/** A hexagon with a tick, or with an exclamation mark. */
export function StatusIcon({ good }: { good: boolean }) {
  return (
    <svg className={classNames(styles.icon, good && styles.good)} viewBox="0 0 28 28" aria-hidden="true">
      <path className={styles.hexagon} d="M14 1l11.3 6.5v13L14 27 2.700 20.500v-13z" />
      <path
        className={styles.mark}
        d={good ? 'M8.500 14.300l3.800 3.700 7.200-7.600' : 'M14 7.500v8M14 19.500v.6'}
      />
    </svg>
  )
}
