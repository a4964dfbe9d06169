import { useQueries } from '@tanstack/react-query'
import { useState } from 'react'
import { useAfterHydration } from '@/hooks/use-hydrated'
import { useLate } from '@/hooks/use-late'
import { isLoading } from './is-loading'
import { isStale, isWaiting, type ListData, type ListState, listState } from './list-state'
import type { ListQuery } from './queries'
import { prerenderedList, queryClient } from './query-client'

/** A list from the back end, and how far loading it has come. */
export type List<Item> = ListState & {
  /** What has come so far, in the order of the queries; the same array while the answers are the same. */
  items: readonly Item[]
  /** How many there are; more than `items` while only the first page of a prerendered list is here. */
  total: number
  /** Whether there are items, and every query has been answered or has failed once. Stays true during a refetch. */
  isThere: boolean
  /** Asks again for what is missing or outdated, and gives up what is under way for it. */
  retry: () => void
}

/** How far loading a list has come, for what shows nothing else of it. */
export type ListProgress = Pick<List<unknown>, 'status' | 'retry'> &
  Partial<Pick<List<unknown>, 'cachedAt' | 'cause' | 'someFailed'>>

type Parts<Item> = readonly (ListData<Item> | undefined)[]

/**
 * The items of all parts; the same array while theirs are the same, and the cache's own for a
 * single part.
 */
function useJoinedItems<Item>(parts: Parts<Item>): readonly Item[] {
  const arrays = parts.flatMap((part) => (part ? [part.items] : []))
  const [last, setLast] = useState(() => ({ arrays, items: arrays.flat() }))
  if (arrays.length === 1 && arrays[0]) return arrays[0]
  if (arrays.length === last.arrays.length && arrays.every((array, at) => array === last.arrays[at]))
    return last.items
  const items = arrays.flat()
  setLast({ arrays, items })
  return items
}

/** Asks again, unless the list has come from the back end and could be renewed since. */
async function askAgain({ queryKey, service }: ListQuery<unknown>): Promise<void> {
  const state = queryClient.getQueryState<ListData<unknown>>(queryKey)
  if (state?.data !== undefined && !isStale(state)) return
  await service.retry().catch(() => {}) // it may still come
  await queryClient.cancelQueries({ queryKey, exact: true })
  await queryClient.refetchQueries({ queryKey, exact: true })
}

/**
 * A list made of one or more queries; every list of the back end is read so. It waits for all of
 * them, and one that fails leaves the others' items (R-LIST-28, R-ERR-02, R-BEEK-05). What came
 * with the page shows until it is renewed, and stays where that fails.
 * @param source the list that the queries were made from: this one waits and fails with it
 */
export function useList<Item>(
  queries: readonly ListQuery<Item>[],
  source?: Pick<List<unknown>, 'status' | 'cause' | 'retry'>,
): List<Item> {
  const [attempt, setAttempt] = useState(0)
  const results = useQueries({ queries }, queryClient)
  const waiting = isLoading(source?.status) || isWaiting(results)
  const late = useLate(waiting, attempt)

  // While hydrating, the list is shown as in the HTML, though its answer may be cached by then, for
  // another list or by a prefetch. Where the cache has nothing newer, nothing is drawn again.
  const shown = queries.map(({ queryKey }) => prerenderedList(queryKey) as ListData<Item> | undefined)
  const isAsShown = results.every(({ data, error }, at) => data === shown[at] && (data || error === null))
  const showsCache = useAfterHydration(true, waiting && isAsShown)
  const parts = showsCache ? results.map(({ data }) => data) : shown
  const items = useJoinedItems(parts)

  const retry = () => {
    setAttempt(attempt + 1)
    source?.retry()
    void Promise.all(queries.map(askAgain))
  }
  const total = parts.reduce((sum, part) => sum + (part?.total ?? 0), 0)
  const state = showsCache
    ? listState(results, { waiting, late, online: import.meta.env.SSR || navigator.onLine, source })
    : loadingState
  const isThere = items.length > 0 && results.every(({ isFetched }) => isFetched)
  return { ...state, items, total, isThere, retry }
}

const loadingState: ListState = {
  status: 'loading',
  cachedAt: undefined,
  cause: undefined,
  someFailed: false,
}
