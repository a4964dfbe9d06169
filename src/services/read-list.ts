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

/** Milliseconds of reading after which a tap or a scroll gets its turn: a list may be 10,000 long. */
const step = 8

const turn = () => new Promise<void>((resolve) => setTimeout(resolve))

/**
 * The items of a list that can be read. Each other one is dropped and logged by itself, and an answer without
 * the list is an empty one, logged too (CONTRACT §2, 'Values'; R-ERR-04).
 */
export async function readList<Item>({ answer, field, what, read }: ListAnswer<Item>): Promise<Item[]> {
  const list: unknown = isRecord(answer) ? answer[field] : undefined
  if (!Array.isArray(list)) {
    logOddity(what, `the answer has no list '${field}'`)
    return []
  }
  const items: Item[] = []
  let since = performance.now()
  for (const [index, item] of list.entries()) {
    if (performance.now() - since > step) {
      await turn()
      since = performance.now()
    }
    const found = read(item, index)
    if (found !== undefined) items.push(found)
    else logOddity(what, `item ${index + 1} of '${field}' cannot be read and was dropped`)
  }
  return items
}
