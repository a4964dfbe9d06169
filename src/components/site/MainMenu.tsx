import { useRef, useState } from 'react'
import { NavLink, useLocation } from 'react-router-dom'
import { MenuIcon } from '@/components/ui/icons'
import { mainNavigation } from '@/content/site'
import { useDismissal } from './use-dismissal'

/**
 * The main navigation: a row on large screens, behind the button 'Menu' on smaller ones, where a click
 * outside, Escape and navigation close it (SPEC §2 'Layout').
 */
export function MainMenu() {
  const { key } = useLocation()
  const [openAt, setOpenAt] = useState<string>() // open on this visit of a page, closed on any other
  const open = openAt === key
  const menu = useRef<HTMLElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  useDismissal(open, menu, (byKey) => {
    setOpenAt(undefined)
    if (byKey) button.current?.focus()
  })

  return (
    <nav className="menu" aria-label="Main" ref={menu}>
      <button
        ref={button}
        type="button"
        className="icon-button menu__button"
        aria-expanded={open}
        aria-controls="main-menu"
        aria-label="Menu"
        onClick={() => setOpenAt(open ? undefined : key)}
      >
        <MenuIcon />
      </button>
      <ul id="main-menu" className={open ? 'menu__list menu__list--open' : 'menu__list'}>
        {mainNavigation.map(({ label, href }) => (
          <li key={href}>
            <NavLink to={href} onClick={() => setOpenAt(undefined)}>
              {label}
            </NavLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}
