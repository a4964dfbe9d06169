import { solutions } from '@content/site/site'
import { useEffect } from 'react'
import { useLocation } from 'react-router-dom'
import { deferredPromise } from '@/browser/deferred-promise'
import { lazyModule } from '@/browser/lazy-module'
import { lazy } from '@/components/loading/lazy'
import { DownIcon } from '@/components/ui/icons'
import { withoutTrailingSlash } from '@/config/paths'
import styles from './SolutionsMenu.module.scss'
import { useDisclosure } from './use-disclosure'
import { useNavigated } from './use-navigated'

const links = lazyModule(() => import('./SolutionLinks'))
const loaded = deferredPromise()

/** Where the module does not come, the prerendered links stay and work as links. */
const fetchLinks = () => void links.load().then(loaded.resolve, () => {})

// Plain links while closed: nothing to hydrate until it opens.
const SolutionLinks = lazy(links.load, { Waiting: () => null, optional: true, when: () => loaded.promise })

/**
 * The menu of audiences: a `<details>` in the menu, on large screens a panel below the header. It
 * opens and closes without a script.
 */
export function SolutionsMenu() {
  const path = withoutTrailingSlash(useLocation().pathname)
  const details = useDisclosure()
  useEffect(() => {
    if (details.current?.open) fetchLinks()
  }, [details])
  // Another page has another current link, which only the loaded links mark.
  useNavigated(fetchLinks)
  return (
    <details className={styles.solutions} ref={details} onToggle={fetchLinks} onPointerEnter={fetchLinks}>
      <summary aria-current={solutions.pages.includes(path) || undefined}>
        {solutions.label}
        <DownIcon />
      </summary>
      <SolutionLinks />
    </details>
  )
}
