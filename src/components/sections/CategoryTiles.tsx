import classNames from 'classnames'
import { Image } from '@/components/ui/Image'
import { AppLink } from '@/components/ui/links/AppLink'
import type { Picture } from '@/content/pictures'
import styles from './CategoryTiles.module.scss'

/** An image, a title and where it leads (R-UI-01). */
export type CategoryTileCopy = { picture: Picture; title: string; text?: string; href: string }

/**
 * Category tiles in a centred grid: two of twelve columns each on medium screens, in Kannada three
 * (R-UI-02), and three on larger ones.
 */
export function CategoryTiles({ tiles }: { tiles: readonly CategoryTileCopy[] }) {
  return (
    <ul className={classNames('row justify-content-center', styles.tiles)}>
      {tiles.map(({ picture, title, text, href }) => (
        <li className="col-md-2" key={title}>
          <AppLink href={href}>
            <Image picture={picture} />
            <strong>{title}</strong>
            {text && <span>{text}</span>}
          </AppLink>
        </li>
      ))}
    </ul>
  )
}
