import type { CategoryTileCopy } from '@/components/sections/CategoryTiles'
import { AppLink } from '@/components/ui/AppLink'
import { Image } from '@/components/ui/Image'
import styles from './BuyerTiles.module.scss'

/** Wide tiles, side by side where there is room: who the honey is for. */
export function BuyerTiles({ tiles }: { tiles: readonly CategoryTileCopy[] }) {
  return (
    <ul className={styles.tiles}>
      {tiles.map(({ title, text, picture, href }) => (
        <li key={href}>
          <AppLink href={href}>
            <Image picture={picture} />
            <strong>{title}</strong>
            <span>{text}</span>
          </AppLink>
        </li>
      ))}
    </ul>
  )
}
