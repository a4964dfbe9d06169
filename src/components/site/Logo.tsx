import classNames from 'classnames'
import { AppLink } from '@/components/ui/AppLink'
import { facts } from '@/config/facts'
import { paths } from '@/config/paths'
import styles from './Logo.module.scss'

/** The mark and the product's name, leading home (R-LAY-01). */
export function Logo({ onDark = false }: { onDark?: boolean }) {
  return (
    <AppLink
      className={classNames(styles.logo, onDark && styles.onDark)}
      href={paths.home()}
      aria-label={`${facts.name}, home`}
    >
      <svg viewBox="0 0 48 48" width="38" height="38" aria-hidden="true">
        <path d="M24 2l19.500 11v22L24 46 4.500 35V13z" className={styles.sky} />
        <path d="M4.500 25.500C17 20 31 20 43.500 25.500V35L24 46 4.500 35z" className={styles.field} />
        <path d="M24 45V22M14.500 40.500L20 21.600M33.500 40.500L28 21.600" className={styles.rows} />
      </svg>
      <span>{facts.name}</span>
    </AppLink>
  )
}
