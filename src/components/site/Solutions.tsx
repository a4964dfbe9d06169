import { useLocation } from 'react-router-dom'
import { AppLink } from '@/components/ui/AppLink'
import { Image } from '@/components/ui/Image'
import { DownIcon } from '@/components/ui/icons'
import { withoutTrailingSlash } from '@/config/paths'
import type { SolutionsCopy } from '@/content/site'
import styles from './Solutions.module.scss'
import { useDisclosure } from './use-disclosure'

/**
 * What there is for each audience: a group of the menu that unfolds, and on large screens a panel below the header.
 * It opens and closes without a script.
 */
export function Solutions({ label, links }: SolutionsCopy) {
  const path = withoutTrailingSlash(useLocation().pathname)
  const details = useDisclosure()
  return (
    <details className={styles.solutions} ref={details}>
      <summary aria-current={links.some(({ href }) => href === path) || undefined}>
        {label}
        <DownIcon />
      </summary>
      <div className={styles.panel}>
        <ul className="wrap">
          {links.map(({ label, text, href, picture }) => (
            <li key={href}>
              <AppLink href={href} aria-current={href === path ? 'page' : undefined}>
                <Image picture={picture} />
                <strong>{label}</strong>
                <small>{text}</small>
              </AppLink>
            </li>
          ))}
        </ul>
      </div>
    </details>
  )
}
