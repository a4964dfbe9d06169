import { useLocation } from 'react-router-dom'
import { AppLink } from '@/components/ui/AppLink'
import type { VisibleConfig } from '@/config/visible-config'
import { bookDemo, mainNavigation } from '@/content/site'
import { currentIn } from './current-in'
import styles from './MainMenu.module.scss'
import { MenuPopover } from './MenuPopover'
import { SocialLinks } from './SocialLinks'
import { Solutions } from './Solutions'

type MainMenuProps = { social: VisibleConfig['links']['social'] }

/** The main navigation: a row on large screens (R-LAY-04), on smaller ones a popover behind the button 'Menu'. */
export function MainMenu({ social }: MainMenuProps) {
  const { pathname } = useLocation()
  const [honey, ...others] = mainNavigation.map(({ label, href, section = href }) => (
    <li key={href}>
      <AppLink href={href} aria-current={currentIn(pathname, href, section)}>
        {label}
      </AppLink>
    </li>
  ))
  return (
    <MenuPopover>
      <ul className={styles.list}>
        {honey}
        <li>
          <Solutions />
        </li>
        {others}
        <li className={styles.demo}>
          <AppLink href={bookDemo.href}>{bookDemo.label}</AppLink>
        </li>
      </ul>
      <div className={styles.social}>
        <SocialLinks social={social} />
      </div>
    </MenuPopover>
  )
}
