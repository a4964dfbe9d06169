import { causeOf, type FailureCause } from '@/services/http/service-error'

/** What is known of a list: all its items or, where it came with the page, the first ones. */
export type ListData<Item> = {
  items: readonly Item[]
  total: number
  /** Set where it came with the page or from the worker's cache: since when, in milliseconds since 1970. */
  cachedAt?: number | undefined
}

/**
 * State of a list: `loading` until its last answer is there, `late` after five seconds of that; then `failed` where
 * nothing came, `stale` where what is there was cached or could not be renewed, else `ready`.
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
  /** Whether one of the queries failed and has no data from before. */
  someFailed: boolean
}

/** One query of a list: the part of TanStack's result that counts. */
export type QueryResult = {
  data: ListData<unknown> | undefined
  error: unknown
  isFetching: boolean
  /** When `data` came, in milliseconds since 1970. */
  dataUpdatedAt: number
}

/** Whether a query's data is a cached answer (of the HTML or the worker), or could not be refetched. */
export const isStale = ({ data, error }: Pick<QueryResult, 'data' | 'error'>) =>
  data !== undefined && (data.cachedAt !== undefined || error !== null)

/** Whether a query has no result yet, or is fetching while its data is missing or stale. */
const isAwaited = (result: QueryResult) =>
  (result.data === undefined && result.error === null) ||
  (result.isFetching && (!result.data || isStale(result)))

/** Whether a list waits for the last answer of one of its queries. */
export const isWaiting = (results: readonly QueryResult[]) => results.some(isAwaited)

type Circumstances = {
  waiting: boolean
  late: boolean
  online: boolean
  /** That of the list that the queries were made from. */
  source?: Pick<ListState, 'status' | 'cause'> | undefined
}

/** The state of a list from its queries' results. */
export function listState(
  results: readonly QueryResult[],
  { waiting, late, online, source }: Circumstances,
): ListState {
  const failed = results.filter(({ data, error }) => error !== null && data === undefined)
  const stale = results.filter(isStale)
  const isEmpty = results.every(({ data }) => !data || data.items.length === 0)
  const nothingCame = isEmpty && (failed.length + stale.length > 0 || source?.status === 'failed')

  function statusOf(): ListStatus {
    if (waiting) return late ? 'late' : 'loading'
    if (nothingCame) return 'failed'
    return stale.length > 0 ? 'stale' : 'ready'
  }

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
}
