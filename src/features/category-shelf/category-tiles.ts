import type { CategoryTileCopy } from '@/components/sections/CategoryTiles'
import type { Category } from '@/domain/category'

/** A tile of our own for a category of the content service. */
export type OwnTile = CategoryTileCopy & { id: string }

type OwnTiles = {
  list: readonly OwnTile[]
  /** Where a category leads that none of ours stands for, and the picture of one that brings none. */
  other: Pick<CategoryTileCopy, 'href' | 'picture'>
}

/**
 * The tiles of the content service's categories: its names and pictures, our pages by category id. Of several
 * categories with one name the first counts, since a visitor cannot tell them apart. An empty list gives our
 * own tiles (R-API-06, R-API-07).
 */
export function categoryTiles(categories: readonly Category[], own: OwnTiles): readonly CategoryTileCopy[] {
  if (categories.length === 0) return own.list
  const tiles = new Map<string, CategoryTileCopy>()
  for (const { id, name, image } of categories) {
    if (tiles.has(name)) continue
    const ours = own.list.find((tile) => tile.id === id) ?? own.other
    const picture = image ? { ...ours.picture, src: image } : ours.picture
    tiles.set(name, { ...ours, title: name, picture })
  }
  return [...tiles.values()]
}
