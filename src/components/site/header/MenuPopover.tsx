import { header } from '@content/site/site'
import type { ReactNode } from 'react'
import { MenuIcon } from '@/components/ui/icons'
import styles from './MenuPopover.module.scss'
import { useMenuPopover } from './use-menu-popover'

/**
 * On smaller screens the button 'Menu' and its popover, which the browser opens and closes without
 * a script (R-LAY-02, R-LAY-03). Its content is passed in, and so not drawn again as it opens.
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
