import { isRecord } from '@/domain/read-value'
import type { ListData } from './list-state'

/**
 * Stores the array of the answer before where the items are equal, so that nothing is sorted,
 * filtered or drawn again. TanStack's own comparison copies a list of 10,000 for each component
 * that asks.
 */
export function reuseEqualItems(before: unknown, now: unknown): unknown {
  const [old, list] = [before, now] as [ListData<unknown> | undefined, ListData<unknown>]
  if (!old || !isSame(old.items, list.items)) return list
  const isUnchanged = old.total === list.total && old.cachedAt === list.cachedAt
  return isUnchanged ? old : { ...list, items: old.items }
}

/**
 * Whether two values are equal. An undefined field counts as missing: the lists in the page's HTML
 * were JSON, which leaves such fields out.
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
