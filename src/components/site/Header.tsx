import type { ReactNode } from 'react'
import { AppLink } from '@/components/ui/AppLink'
import { ButtonLink } from '@/components/ui/ButtonLink'
import { linkOr } from '@/config/link-or'
import type { VisibleConfig } from '@/config/visible-config'
import { bookDemo } from '@/content/site'
import styles from './Header.module.scss'
import { Logo } from './Logo'
import { MainMenu } from './MainMenu'
import { SocialLinks } from './SocialLinks'

type HeaderProps = {
  login: string
  social: VisibleConfig['links']['social']
  /** The way to the quote list, once it holds something. */
  quoteList?: ReactNode
}

/** Logo, main navigation, Login to the external application and social icons (R-LAY-01 to R-LAY-06). */
export function Header({ login, social, quoteList }: HeaderProps) {
  return (
    <header className={styles.header}>
      <div className={styles.strip}>
        <div className="wrap">
          <SocialLinks social={social} />
          {quoteList && <div className={styles.quoteList}>{quoteList}</div>}
          <AppLink className={styles.login} href={linkOr(login)}>
            Login
          </AppLink>
        </div>
      </div>
      <div className={`wrap ${styles.bar}`}>
        <Logo />
        <MainMenu />
        <ButtonLink href={bookDemo.href} look="forest" small>
          {bookDemo.label}
        </ButtonLink>
      </div>
    </header>
  )
}
