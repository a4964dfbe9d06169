import { causeOf, type FailureCause } from '@/services/http/service-error'

/** What is known of a list: all its items or, where it came with the page, the first ones. */
export type ListData<Item> = {
  items: readonly Item[]
  total: number
  /** Set where it came with the page or from the worker's cache: since when, in milliseconds since 1970. */
  cachedAt?: number | undefined
}

/**
 * State of a list: `late` after five seconds without the last answer, `failed` when nothing came,
 * `stale` when it could not be renewed, `ready` otherwise.
 */
export type ListStatus = 'loading' | 'late' | 'failed' | 'stale' | 'ready'

/** What is known of a list's loading. */
export type ListState = {
  status: ListStatus
  /**
   * When the oldest part of a stale list was fetched, in milliseconds since 1970, also while it is
   * refetched.
   */
  cachedAt: number | undefined
  /** Of a failed or a stale list. */
  cause: FailureCause | undefined
  /** Whether a query failed that left nothing behind. */
  someFailed: boolean
}

/** One query of a list: the part of TanStack's result that counts. */
export type Fetch = {
  data: ListData<unknown> | undefined
  error: unknown
  isFetching: boolean
  /** When `data` came, in milliseconds since 1970. */
  dataUpdatedAt: number
}

/** Whether the data of a query came with the page, came from the worker's cache, or could not be renewed. */
export const isStale = ({ data, error }: Pick<Fetch, 'data' | 'error'>) =>
  data !== undefined && (data.cachedAt !== undefined || error !== null)

/** Whether a query's last answer is still to come. */
const isAwaited = (fetch: Fetch) =>
  (fetch.data === undefined && fetch.error === null) || (fetch.isFetching && (!fetch.data || isStale(fetch)))

/** Whether a list waits for the last answer of one of its queries. */
export const isWaiting = (fetches: readonly Fetch[]) => fetches.some(isAwaited)

type Circumstances = {
  waiting: boolean
  late: boolean
  online: boolean
  /** That of the list that the queries were made from. */
  source?: Pick<ListState, 'status' | 'cause'> | undefined
}

/** The state of a list from its queries' results. */
export function listState(
  fetches: readonly Fetch[],
  { waiting, late, online, source }: Circumstances,
): ListState {
  const failed = fetches.filter(({ data, error }) => error !== null && data === undefined)
  const stale = fetches.filter(isStale)
  const isEmpty = fetches.every(({ data }) => !data || data.items.length === 0)
  const nothingCame = isEmpty && (failed.length + stale.length > 0 || source?.status === 'failed')
  const status = statusOf()
  return {
    status,
    cachedAt:
      stale.length > 0
        ? Math.min(...stale.map(({ data, dataUpdatedAt }) => data?.cachedAt ?? dataUpdatedAt))
        : undefined,
    cause:
      status === 'failed' || status === 'stale'
        ? (source?.cause ?? causeOf([...failed, ...stale].find(({ error }) => error)?.error, online))
        : undefined,
    someFailed: failed.length > 0,
  }

  function statusOf(): ListStatus {
    if (waiting) return late ? 'late' : 'loading'
    if (nothingCame) return 'failed'
    return stale.length > 0 ? 'stale' : 'ready'
  }
}
