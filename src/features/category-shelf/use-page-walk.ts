import { useEffect, useId, useMemo, useSyncExternalStore } from 'react'
import type { ProductWalk } from '@/components/product/product-walk'
import type { ListStatus } from '@/services/use-list'
import { type PageShelf, pageShelves } from './page-shelves'

/** What is worst about any of the lists is true of all of them together. */
const gravity: readonly ListStatus[] = ['loading', 'late', 'failed', 'stale']

/** The offers of all of a page's shelves, for the first of them alone: one panel walks through them all. */
export function usePageWalk(shelf: PageShelf): ProductWalk | undefined {
  const key = useId()
  useEffect(() => pageShelves.put(key, shelf))
  useEffect(() => () => pageShelves.drop(key), [key])
  const shown = useSyncExternalStore(pageShelves.subscribe, pageShelves.shown, pageShelves.shown)
  const leads = shown[0]?.[0] === key
  return useMemo(() => (leads ? walkThrough(shown.map(([, each]) => each)) : undefined), [leads, shown])
}

/** An offer that two shelves show is passed once. */
function walkThrough(shelves: readonly PageShelf[]): ProductWalk {
  const byId = new Map(shelves.flatMap(({ offers }) => offers.map((offer) => [offer.id, offer] as const)))
  const items = [...byId.values()]
  const status = gravity.find((each) => shelves.some((shelf) => shelf.status === each)) ?? 'ready'
  return {
    found: items,
    total: items.length,
    list: { items, status, retry: pageShelves.retry },
    lookOf: ({ id }) => shelves.find(({ offers }) => offers.some((offer) => offer.id === id))?.look,
  }
}
