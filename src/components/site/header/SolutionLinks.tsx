import { solutionLinks } from '@content/site/solutions'
import { useLocation } from 'react-router-dom'
import { Image } from '@/components/ui/Image'
import { AppLink } from '@/components/ui/links/AppLink'
import { withoutTrailingSlash } from '@/config/paths'
import styles from './SolutionLinks.module.scss'

/** A link for each audience, with its picture and, in a row with room, a line about what is there. */
export default function SolutionLinks() {
  const path = withoutTrailingSlash(useLocation().pathname)
  return (
    <div className={styles.panel}>
      <ul className="wrap">
        {solutionLinks.map(({ label, text, href, picture }) => (
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
  )
}
