import { AppLink } from '@/components/ui/AppLink'
import { Image } from '@/components/ui/Image'
import type { Picture } from '@/content/picture'

/** An image, a title and where it leads (SPEC §3, category tile). */
export type CategoryTileCopy = { picture: Picture; title: string; text?: string; href: string }

/** Category tiles in a centred grid, a sixth of the row each from medium screens on (SPEC §2). */
export function CategoryTiles({ tiles }: { tiles: readonly CategoryTileCopy[] }) {
  return (
    <ul className="tiles">
      {tiles.map(({ picture, title, text, href }) => (
        <li key={title}>
          <AppLink href={href}>
            <Image className="tiles__picture" picture={picture} />
            <strong>{title}</strong>
            {text && <span>{text}</span>}
          </AppLink>
        </li>
      ))}
    </ul>
  )
}
