import { header } from '@words/site/site'
import type { ReactNode } from 'react'
import { MenuIcon } from '@/components/ui/icons'
import styles from './MenuPopover.module.scss'
import { useMenuPopover } from './use-menu-popover'

/**
 * On smaller screens the button 'Menu' and the popover behind it, which the browser opens and closes by itself, with no
 * script at all (R-LAY-02, R-LAY-03). What is in it comes from outside, and so is not drawn anew as it opens.
 */
export function MenuPopover({ children }: { children: ReactNode }) {
  const { panel, open, onToggle } = useMenuPopover()
  return (
    <nav className={styles.menu} aria-label={header.main}>
      <button
        type="button"
        className={styles.button}
        popoverTarget="main-menu"
        aria-expanded={open}
        aria-label={header.menu}
      >
        <MenuIcon />
      </button>
      <div id="main-menu" className={styles.panel} popover="auto" ref={panel} onToggle={onToggle}>
        {children}
      </div>
    </nav>
  )
}
