import { useSyncExternalStore } from 'react'
import type { Product } from '@/domain/product'

/** A like of this visit: the count that it was added to, and the count since. */
type Liked = { base: number; count: number }

/** Kept for the visit: a card that a filter hides and shows again still has its like. */
const liked = new Map<string, Liked>()
const asking = new Set<string>()
const listeners = new Set<() => void>()

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
const none = () => undefined

async function like(product: Product): Promise<void> {
  if (asking.has(product.id)) return
  asking.add(product.id)
  try {
    const { productLikeCount } = await import('@/services/likes')
    await productLikeCount(product)
    liked.set(product.id, { base: product.likes, count: countOf(product, liked.get(product.id)) + 1 })
    for (const listener of listeners) listener()
  } catch {
    // Logged by the service; SPEC §8 wants no message.
  } finally {
    asking.delete(product.id)
  }
}

/** A list that was fetched again brings a count that already has this like in it. */
const countOf = (product: Product, own: Liked | undefined) =>
  own?.base === product.likes ? own.count : product.likes

/**
 * The like count of a product and the way to like it: one request at a time for a product, and the count
 * rises by one after it has succeeded, never before. A failure is logged by the service and says nothing
 * here (SPEC §4 and §8, CONTRACT §2 'Like').
 */
export function useLikes(product: Product): { count: number; isLiked: boolean; like: () => void } {
  const own = useSyncExternalStore(subscribe, () => liked.get(product.id), none)
  return { count: countOf(product, own), isLiked: own !== undefined, like: () => void like(product) }
}
