import { isRecord } from '@/domain/read-value'
import type { ListData } from './list-state'

/**
 * What the cache stores of an answer: where its items are those of the answer before, the same array, so that nothing is
 * ordered, filtered or drawn anew. TanStack's own comparison would copy a list of 10,000 for each component that asks.
 */
export function reuseEqualItems(before: unknown, now: unknown): unknown {
  const [old, list] = [before, now] as [ListData<unknown> | undefined, ListData<unknown>]
  if (!old || !isSame(old.items, list.items)) return list
  const isUnchanged = old.total === list.total && old.cachedAt === list.cachedAt
  return isUnchanged ? old : { ...list, items: old.items }
}

/**
 * Whether two values say the same. A field that is undefined counts as missing: the answers in the page's HTML were JSON,
 * which leaves such fields out.
 */
function isSame(one: unknown, other: unknown): boolean {
  if (one === other) return true
  if (Array.isArray(one) && Array.isArray(other))
    return one.length === other.length && one.every((item, index) => isSame(item, other[index]))
  if (!isRecord(one) || !isRecord(other)) return false
  return (
    Object.keys(one).every((field) => isSame(one[field], other[field])) &&
    Object.keys(other).every((field) => field in one || other[field] === undefined)
  )
}
