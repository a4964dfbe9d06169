import { useLocation } from 'react-router-dom'
import { AppLink } from '@/components/ui/AppLink'
import { MenuIcon } from '@/components/ui/icons'
import type { VisibleConfig } from '@/config/visible-config'
import { bookDemo, mainNavigation } from '@/content/site'
import { currentIn } from './current-in'
import styles from './MainMenu.module.scss'
import { SocialLinks } from './SocialLinks'
import { Solutions } from './Solutions'
import { useMenuPopover } from './use-menu-popover'

type MainMenuProps = { social: VisibleConfig['links']['social'] }

/**
 * The main navigation: a row on large screens (R-LAY-04), on smaller ones a popover behind the button 'Menu', which
 * the browser opens and closes by itself, with no script at all (R-LAY-02, R-LAY-03).
 */
export function MainMenu({ social }: MainMenuProps) {
  const { pathname } = useLocation()
  const { panel, open, onToggle } = useMenuPopover()
  const [honey, ...others] = mainNavigation.map(({ label, href, section = href }) => (
    <li key={href}>
      <AppLink href={href} aria-current={currentIn(pathname, href, section)}>
        {label}
      </AppLink>
    </li>
  ))
  return (
    <nav className={styles.menu} aria-label="Main">
      <button
        type="button"
        className={styles.button}
        popoverTarget="main-menu"
        aria-expanded={open}
        aria-label="Menu"
      >
        <MenuIcon />
      </button>
      <div id="main-menu" className={styles.panel} popover="auto" ref={panel} onToggle={onToggle}>
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
      </div>
    </nav>
  )
}
