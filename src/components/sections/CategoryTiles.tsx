import classNames from 'classnames'
import { AppLink } from '@/components/ui/AppLink'
import { Image } from '@/components/ui/Image'
import type { Picture } from '@/content/picture'
import styles from './CategoryTiles.module.scss'

/** An image, a title and where it leads (R-UI-01). */
export type CategoryTileCopy = { picture: Picture; title: string; text?: string; href: string }

type CategoryTilesProps = {
  tiles: readonly CategoryTileCopy[]
  /** Lays the tiles out in another way. */
  className?: string | undefined
}

/** Category tiles in a centred grid, two of twelve columns each from medium screens on (R-UI-02). */
export function CategoryTiles({ tiles, className }: CategoryTilesProps) {
  return (
    <ul className={classNames('row justify-content-center', styles.tiles, className)}>
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
