import { NavLink, useLocation } from 'react-router-dom'
import { MenuIcon } from '@/components/ui/icons'
import { changesPolicy } from '@/config/paths'
import { mainNavigation } from '@/content/site'
import styles from './MainMenu.module.scss'
import { useMenuPopover } from './use-menu-popover'

/**
 * The main navigation: a row on large screens (R-LAY-04), on smaller ones a popover behind the button 'Menu', which
 * the browser opens and closes by itself, with no script at all (R-LAY-02, R-LAY-03).
 */
export function MainMenu() {
  const { pathname } = useLocation()
  const { list, open, onToggle } = useMenuPopover()
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
      <ul id="main-menu" className={styles.list} popover="auto" ref={list} onToggle={onToggle}>
        {mainNavigation.map(({ label, href }) => (
          <li key={href}>
            <NavLink to={href} reloadDocument={changesPolicy(pathname, href)}>
              {label}
            </NavLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}
