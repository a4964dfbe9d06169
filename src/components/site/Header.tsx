import { AppLink } from '@/components/ui/AppLink'
import { ButtonLink } from '@/components/ui/ButtonLink'
import { paths } from '@/config/paths'
import type { VisibleConfig } from '@/config/visible-config'
import { bookDemo } from '@/content/site'
import { Logo } from './Logo'
import { MainMenu } from './MainMenu'
import { SocialLinks } from './SocialLinks'

type HeaderProps = { login: string; social: VisibleConfig['links']['social'] }

/** Logo, main navigation, Login to the external application and social icons (SPEC §2 'Layout'). */
export function Header({ login, social }: HeaderProps) {
  return (
    <header className="header">
      <div className="header__strip">
        <div className="wrap">
          <SocialLinks social={social} />
          <AppLink className="header__login" href={login || paths.comingSoon()}>
            Login
          </AppLink>
        </div>
      </div>
      <div className="wrap header__bar">
        <Logo />
        <MainMenu />
        <ButtonLink href={bookDemo.href} look="forest" small>
          {bookDemo.label}
        </ButtonLink>
      </div>
    </header>
  )
}
