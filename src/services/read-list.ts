import { isRecord } from '@/domain/value'
import { logOddity } from '@/services/log'

type ListAnswer<Item> = {
  answer: unknown
  /** Field that holds the list. */
  field: string
  /** Names the call in the console. */
  what: string
  /** Gives undefined for an item that cannot be read. */
  read: (item: unknown, index: number) => Item | undefined
}

/**
 * The items of a list that can be read. Each other one is dropped and logged by itself, and an answer without
 * the list is an empty one, logged too (CONTRACT §2, 'Values'; R-ERR-04).
 */
export function readList<Item>({ answer, field, what, read }: ListAnswer<Item>): Item[] {
  const list = isRecord(answer) ? answer[field] : undefined
  if (!Array.isArray(list)) {
    logOddity(what, `the answer has no list '${field}'`)
    return []
  }
  return list.flatMap((item: unknown, index) => {
    const found = read(item, index)
    if (found !== undefined) return [found]
    logOddity(what, `item ${index + 1} of '${field}' cannot be read and was dropped`)
    return []
  })
}
