import { type UseQueryResult, useQueries } from '@tanstack/react-query'
import { useState } from 'react'
import type { ListData, ListQuery } from '@/services/queries'
import { prerenderedList, queryClient } from '@/services/query-client'
import { useOnceHydrated } from '@/services/use-hydrated'
import { useLate } from '@/services/use-late'
import { type WholeList, wholeOf } from '@/services/whole-list'

/**
 * Where the loading of a list stands: `late` after five seconds without the last answer, `failed` when nothing
 * came, `stale` when a newer one could not be had, `ready` otherwise.
 */
export type ListStatus = 'loading' | 'late' | 'failed' | 'stale' | 'ready'

/** A list from the back end, and how far loading it has come. */
export type List<Item> = {
  /** What has come so far, in the order of the queries; the same array for as long as the answers are. */
  items: readonly Item[]
  /** How many there are; more than `items` while only the first page of a prerendered list is here. */
  total: number
  status: ListStatus
  /** When the oldest part of a stale list was fetched, in milliseconds since 1970. */
  asOf: number | undefined
  /** Whether a query failed that left nothing behind. */
  someFailed: boolean
  /** Asks again for what is missing or stale, and gives up what is under way for it. */
  retry: () => void
}

/** Kept outside, so that a list stays one for as long as its answers do. */
const join = <Item>(results: UseQueryResult<ListData<Item>>[]) => ({
  whole: wholeOf(results.flatMap(({ data }) => data ?? [])),
  fetches: results.map(({ isPending, isFetching, isError, data, dataUpdatedAt }) => ({
    isPending,
    isFetching,
    someFailed: isError && dataUpdatedAt === 0,
    fetchedAt: data?.keptAt ?? dataUpdatedAt,
  })),
})

/**
 * Whether a query's data came with the page, or could not be renewed, both of which TanStack calls invalidated; or is the
 * copy that stands in while there is no connection.
 */
const isOutdated = ({ queryKey }: ListQuery<unknown>) => {
  const state = queryClient.getQueryState<ListData<unknown>>(queryKey)
  return state?.data !== undefined && (state.isInvalidated || state.data.keptAt !== undefined)
}

/**
 * A list as its page's HTML shows it: what came with the page, which is being renewed. Each lazy part is hydrated in
 * its own time, and its answer may be here by then: another list may have asked the same, or the pointer of a visitor.
 */
function prerendered<Item>(queries: readonly ListQuery<Item>[]): WholeList<Item> {
  return wholeOf(queries.flatMap(({ queryKey }) => (prerenderedList(queryKey) ?? []) as ListData<Item>))
}

/** Asks again, unless the answer is here and of this visit. */
async function askAgain(query: ListQuery<unknown>): Promise<void> {
  const { queryKey } = query
  if (queryClient.getQueryData(queryKey) !== undefined && !isOutdated(query)) return
  await queryClient.cancelQueries({ queryKey, exact: true })
  await queryClient.refetchQueries({ queryKey, exact: true })
}

/**
 * A list that one or more queries make up: every list from the back end. It waits until each fetch has finished,
 * and one that fails leaves the others' items (R-LIST-28, R-ERR-02, R-BEEK-05). What came with the page shows until
 * it has been renewed, and stays where that fails.
 * @param source the list that the queries were made from: this one waits and fails with it
 */
export function useList<Item>(
  queries: readonly ListQuery<Item>[],
  source?: Pick<List<unknown>, 'status' | 'retry'>,
): List<Item> {
  const [attempt, setAttempt] = useState(0)
  const { whole, fetches } = useQueries({ queries, combine: join<Item> }, queryClient)
  const outdated = fetches.filter((_, index) => queries[index] && isOutdated(queries[index]))
  const waiting =
    source?.status === 'loading' ||
    source?.status === 'late' ||
    fetches.some(({ isPending }) => isPending) ||
    outdated.some(({ isFetching }) => isFetching)
  const late = useLate(waiting, attempt)
  const someFailed = fetches.some((fetch) => fetch.someFailed)
  const shown = prerendered(queries)
  // While no more is known than the HTML shows, there is nothing to draw anew.
  const hydrated = useOnceHydrated(true, waiting && !someFailed && whole === shown)
  const incomplete = someFailed || outdated.length > 0

  const retry = () => {
    setAttempt(attempt + 1)
    source?.retry()
    void Promise.all(queries.map(askAgain))
  }
  const { items, total } = hydrated ? whole : shown
  if (!hydrated) return { items, total, status: 'loading', asOf: undefined, someFailed: false, retry }
  const asOf = outdated.length > 0 ? Math.min(...outdated.map((fetch) => fetch.fetchedAt)) : undefined
  return { items, total, status: status(), asOf, someFailed, retry }

  function status(): ListStatus {
    if (waiting) return late ? 'late' : 'loading'
    if (items.length === 0 && (incomplete || source?.status === 'failed')) return 'failed'
    return outdated.length > 0 ? 'stale' : 'ready'
  }
}
