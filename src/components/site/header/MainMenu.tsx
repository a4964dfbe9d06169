import { bookDemo, mainNavigation, type NavigationCopy } from '@content/site/site'
import { useLocation } from 'react-router-dom'
import { LanguageSwitch } from '@/components/site/language/LanguageSwitch'
import { SocialLinks } from '@/components/site/SocialLinks'
import { AppLink } from '@/components/ui/links/AppLink'
import { ariaCurrent } from './aria-current'
import styles from './MainMenu.module.scss'
import { MenuPopover } from './MenuPopover'
import { SolutionsMenu } from './SolutionsMenu'

/**
 * The main navigation: a row on large screens (R-LAY-04), on smaller ones a popover behind the
 * button 'Menu'.
 */
export function MainMenu() {
  return (
    <MenuPopover>
      <ul className={styles.list}>
        <MenuLinks links={mainNavigation.beforeSolutions} />
        <li>
          <SolutionsMenu />
        </li>
        <MenuLinks links={mainNavigation.afterSolutions} />
        <li className={styles.demo}>
          <AppLink href={bookDemo.href}>{bookDemo.label}</AppLink>
        </li>
      </ul>
      <div className={styles.strip}>
        <SocialLinks />
        <LanguageSwitch />
      </div>
    </MenuPopover>
  )
}

function MenuLinks({ links }: { links: readonly NavigationCopy[] }) {
  const { pathname } = useLocation()
  return links.map(({ label, href, section = href }) => (
    <li key={href}>
      <AppLink href={href} aria-current={ariaCurrent(pathname, href, section)}>
        {label}
      </AppLink>
    </li>
  ))
}
