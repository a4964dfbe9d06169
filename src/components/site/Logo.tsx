import { homeLabel } from '@content/site/site'
import classNames from 'classnames'
import { AppLink } from '@/components/ui/links/AppLink'
import { sentLanguage } from '@/config/language'
import { paths } from '@/config/paths'
import styles from './Logo.module.scss'
import { useSiteName } from './use-visible-config'

/** The mark and the site's name, leading home (R-LAY-01). */
export function Logo({ onDark = false }: { onDark?: boolean }) {
  const name = useSiteName()
  return (
    <AppLink
      className={classNames(styles.logo, onDark && styles.onDark)}
      href={paths.home()}
      aria-label={homeLabel(name)}
    >
      <svg viewBox="0 0 48 48" width="38" height="38" aria-hidden="true">
        <path d="M24 2l19.5 11v22L24 46 4.5 35V13z" className={styles.sky} />
        <path d="M4.5 25.5C17 20 31 20 43.5 25.5V35L24 46 4.5 35z" className={styles.field} />
        <path d="M24 45V22M14.5 40.5L20 21.6M33.5 40.5L28 21.6" className={styles.rows} />
      </svg>
      <span lang={sentLanguage}>{name}</span>
    </AppLink>
  )
}
