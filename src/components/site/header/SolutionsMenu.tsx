import { header } from '@content/site/site'
import { useEffect } from 'react'
import { useLocation } from 'react-router-dom'
import { deferredPromise } from '@/browser/deferred-promise'
import { lazyModule } from '@/browser/lazy-module'
import { lazy } from '@/components/loading/lazy'
import { DownIcon } from '@/components/ui/icons'
import { withoutTrailingSlash } from '@/config/paths'
import { solutionPaths } from '@/config/solution-paths'
import styles from './SolutionsMenu.module.scss'
import { useDisclosure } from './use-disclosure'
import { useNavigated } from './use-navigated'

const links = lazyModule(() => import('./SolutionLinks'))
const loaded = deferredPromise()

/** Where the module does not come, the prerendered links stay and work as links. */
const loadLinks = () => void links.load().then(loaded.resolve, () => {})

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
    if (details.current?.open) loadLinks()
  }, [details])
  // Another page has another current link, which only the loaded links mark.
  useNavigated(loadLinks)
  return (
    <details className={styles.solutions} ref={details} onToggle={loadLinks} onPointerEnter={loadLinks}>
      <summary aria-current={solutionPaths.includes(path) || undefined}>
        {header.solutions}
        <DownIcon />
      </summary>
      <SolutionLinks />
    </details>
  )
}
