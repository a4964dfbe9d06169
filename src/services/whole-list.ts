import type { ListData } from '@/services/queries'

/**
 * The lists that make up one. Not a plain object: TanStack Query would copy what is in it for each who asks, and what is
 * reckoned once for a list of 10,000 (its order, what a filter finds) would be reckoned for each of them.
 */
export class WholeList<Item> {
  readonly items: readonly Item[]
  /** How many there are; more than `items` while only the first page of a prerendered list is here. */
  readonly total: number

  constructor(readonly parts: readonly ListData<Item>[]) {
    this.items = parts.length === 1 && parts[0] ? parts[0].items : parts.flatMap(({ items }) => items)
    this.total = parts.reduce((sum, { total }) => sum + total, 0)
  }
}

const empty = new WholeList<never>([])

/** By their first part, and by how many they are: a page may ask for one list by itself and with others. */
const known = new WeakMap<object, WholeList<unknown>[]>()

/** Joins lists: the same ones are the same whole, whoever asks. */
export function wholeOf<Item>(parts: readonly ListData<Item>[]): WholeList<Item> {
  const [first] = parts
  if (!first) return empty
  const wholes = known.get(first) ?? []
  known.set(first, wholes)
  const last = wholes[parts.length]
  if (last?.parts.every((part, place) => part === parts[place])) return last as WholeList<Item>
  const whole = new WholeList(parts)
  wholes[parts.length] = whole
  return whole
}
