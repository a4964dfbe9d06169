import { useContext } from 'react'
import { ProductSlots } from '@/components/product/product-slots'
import type { PageShelf } from './page-shelves'
import { usePageWalk } from './use-page-walk'

/**
 * The panel that walks through all the page's offers, with the first of its shelves. A part of its own: as another shelf
 * comes, no list is drawn anew.
 */
export function ShelfPanel(shelf: PageShelf) {
  const { panel } = useContext(ProductSlots)
  const walk = usePageWalk(shelf)
  return walk && panel(walk)
}
