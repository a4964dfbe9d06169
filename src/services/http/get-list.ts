import { isRecord } from '@/domain/read-value'
import { logOddity } from './log'
import { requestJson } from './request'
import { bearer } from './token'

/** The items of an answer, and when it was cached where it is a cached one (in milliseconds since 1970). */
export type ListAnswer<Item> = { items: readonly Item[]; cachedAt: number | undefined }

type ListFormat<Item> = {
  /** Field of the answer that holds the list. */
  field: string
  /** Names the call in the console. */
  callName: string
  /** Gives undefined for an item that cannot be read. */
  read: (item: unknown, index: number) => Item | undefined
}

type ListCall<Item> = ListFormat<Item> & {
  url: string
  headers?: Record<string, string>
  /** Words for its failure in place of the general ones. */
  failureMessage?: string
  /** Leaves the logging of a failure to the caller. */
  quiet?: boolean
  signal: AbortSignal | undefined
}

/**
 * Asks for a list with the bearer token, and reads it.
 * @throws {ServiceError} logged here unless `quiet`; where the call was given up, the signal's own reason, unlogged
 */
export async function getList<Item>(call: ListCall<Item>): Promise<ListAnswer<Item>> {
  const { url, headers = {}, failureMessage, quiet = false, callName, signal } = call
  const { value, cachedAt } = await requestJson({
    method: 'GET',
    url,
    headers,
    bearer,
    signal,
    ...(failureMessage !== undefined && { failureMessage }),
    ...(!quiet && { callName }),
  })
  return { items: await readList(value, call), cachedAt }
}

/** Milliseconds of reading after which taps and scrolls get a turn: a list may have 10,000 items. */
const step = 8

const turn = () => new Promise<void>((resolve) => setTimeout(resolve))

/**
 * The readable items of a list. Each unreadable one is dropped and logged; an answer without the
 * list counts as empty and is logged too (R-ERR-04).
 */
export async function readList<Item>(
  answer: unknown,
  { field, callName, read }: ListFormat<Item>,
): Promise<Item[]> {
  const list: unknown = isRecord(answer) ? answer[field] : undefined
  if (!Array.isArray(list)) {
    logOddity(callName, `the answer has no list '${field}'`)
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
    else logOddity(callName, `item ${index + 1} of '${field}' cannot be read and was dropped`)
  }
  return items
}
