import { Image } from '@/components/ui/Image'
import { AppLink } from '@/components/ui/links/AppLink'
import type { Picture } from '@/content/pictures'
import styles from './PageTiles.module.scss'

type PageTilesProps = {
  /** Names the navigation. */
  name: string
  tiles: readonly { href: string; title: string; picture: Picture }[]
}

/** The banner's tiles, each leading to its section of the same page (R-TECH-01). */
export function PageTiles({ name, tiles }: PageTilesProps) {
  return (
    <nav className={styles.tiles} aria-label={name}>
      <ul className="wrap">
        {tiles.map(({ href, title, picture }) => (
          <li key={href}>
            <AppLink href={href}>
              <Image picture={picture} eager />
              <strong>{title}</strong>
            </AppLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}
