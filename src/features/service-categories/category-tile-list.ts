import type { RoadPlace } from '@content/pages/products'
import type { Category } from '@/domain/catalogue/category'

type CategoryTile = Omit<RoadPlace, 'id'> & { id?: string }

type OwnTiles = {
  list: readonly RoadPlace[]
  /** The link of a category that we have no page for, and the picture of one without its own. */
  other: Pick<RoadPlace, 'stretch' | 'href' | 'picture'>
}

/**
 * Tiles of the content service's categories: its names and pictures, our pages by category id, in
 * the order of our road, unknown ones last. Of several with one name the first counts. An empty
 * list gives our own tiles (R-API-06, R-API-07).
 */
export function categoryTiles(categories: readonly Category[], own: OwnTiles): readonly CategoryTile[] {
  if (categories.length === 0) return own.list
  const tiles = new Map<string, CategoryTile>()
  for (const { id, name, image } of categories) {
    if (tiles.has(name)) continue
    const ours = own.list.find((tile) => tile.id === id) ?? own.other
    const picture = image ? { ...ours.picture, src: image } : ours.picture
    tiles.set(name, { ...ours, title: name, picture })
  }
  const order = ({ id }: CategoryTile) => {
    const at = own.list.findIndex((tile) => tile.id === id)
    return at === -1 ? own.list.length : at
  }
  return [...tiles.values()].sort((a, b) => order(a) - order(b))
}

/** A key that stays when the back end's names come: the id, or the title where a tile before has the same id. */
export const tileKey = ({ id, title }: CategoryTile, before: readonly CategoryTile[]): string =>
  id === undefined || before.some((tile) => tile.id === id) ? title : id
