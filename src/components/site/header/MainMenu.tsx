import { bookDemo, mainNavigation } from '@content/site/site'
import { useLocation } from 'react-router-dom'
import { LanguageSwitch } from '@/components/site/language/LanguageSwitch'
import { SocialLinks } from '@/components/site/SocialLinks'
import { AppLink } from '@/components/ui/links/AppLink'
import type { VisibleConfig } from '@/config/visible-config'
import { ariaCurrent } from './aria-current'
import styles from './MainMenu.module.scss'
import { MenuPopover } from './MenuPopover'
import { SolutionsMenu } from './SolutionsMenu'

type MainMenuProps = { social: VisibleConfig['links']['social'] }

/**
 * The main navigation: a row on large screens (R-LAY-04), on smaller ones a popover behind the
 * button 'Menu'.
 */
export function MainMenu({ social }: MainMenuProps) {
  const { pathname } = useLocation()
  const [honey, ...others] = mainNavigation.map(({ label, href, section = href }) => (
    <li key={href}>
      <AppLink href={href} aria-current={ariaCurrent(pathname, href, section)}>
        {label}
      </AppLink>
    </li>
  ))
  return (
    <MenuPopover>
      <ul className={styles.list}>
        {honey}
        <li>
          <SolutionsMenu />
        </li>
        {others}
        <li className={styles.demo}>
          <AppLink href={bookDemo.href}>{bookDemo.label}</AppLink>
        </li>
      </ul>
      <div className={styles.strip}>
        <SocialLinks social={social} />
        <LanguageSwitch />
      </div>
    </MenuPopover>
  )
}
