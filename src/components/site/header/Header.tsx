import { bookDemo, header } from '@content/site/site'
import type { ReactNode } from 'react'
import { Logo } from '@/components/site/Logo'
import { useVisibleConfig } from '@/components/site/use-visible-config'
import { PersonIcon } from '@/components/ui/icons'
import { AppLink } from '@/components/ui/links/AppLink'
import { ButtonLink } from '@/components/ui/links/ButtonLink'
import { linkOrComingSoon } from '@/config/link-or-coming-soon'
import styles from './Header.module.scss'
import { MainMenu } from './MainMenu'

type HeaderProps = {
  /** A link beside Login, once there is something in the list. */
  quoteList: ReactNode
}

/**
 * Logo, main navigation and 'Book Demo' in one row that never wraps and, but in low windows, stays at the upper edge;
 * Login to the external application and the social icons (R-LAY-01 to R-LAY-06), on large screens in a strip above that
 * scrolls away.
 */
export function Header({ quoteList }: HeaderProps) {
  const { login } = useVisibleConfig().links
  return (
    <header className={styles.header}>
      <div className={`wrap ${styles.bar}`}>
        <Logo />
        <MainMenu />
        <div className={styles.account}>
          {quoteList}
          <AppLink className={styles.login} href={linkOrComingSoon(login)}>
            <PersonIcon />
            <span>{header.login}</span>
          </AppLink>
        </div>
        <ButtonLink href={bookDemo.href} look="forest" small>
          {bookDemo.label}
        </ButtonLink>
      </div>
    </header>
  )
}
