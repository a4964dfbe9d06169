import type { ProductCardLook } from '@/content/shelf'
import type { Product } from '@/domain/product'
import type { ListStatus } from '@/services/use-list'

/** A list of offers as its page shows it. */
export type PageShelf = {
  offers: readonly Product[]
  look: ProductCardLook
  status: ListStatus
  retry: () => void
}

/** The shelves of the page that is shown, in its order, each under a key of its own. */
const shelves = new Map<string, PageShelf>()
const listeners = new Set<() => void>()

type Shown = readonly (readonly [key: string, shelf: PageShelf])[]
let shown: Shown = []

function publish(): void {
  shown = [...shelves]
  for (const tell of listeners) tell()
}

/** Several shelves of a page know of each other through this, wherever on it they stand. */
export const pageShelves = {
  /** Another array with each change of offers or status. */
  shown: (): Shown => shown,
  put(key: string, shelf: PageShelf): void {
    const before = shelves.get(key)
    shelves.set(key, shelf)
    if (before?.offers !== shelf.offers || before.status !== shelf.status) publish()
  },
  drop(key: string): void {
    shelves.delete(key)
    publish()
  },
  retry: (): void => {
    for (const { retry } of shelves.values()) retry()
  },
  subscribe(tell: () => void): () => void {
    listeners.add(tell)
    return () => void listeners.delete(tell)
  },
}
