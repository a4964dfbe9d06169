import { useQueries } from '@tanstack/react-query'
import { useState } from 'react'
import { useOnceHydrated } from '@/hooks/use-hydrated'
import { useLate } from '@/hooks/use-late'
import { isOutdated, isWaiting, type ListData, type ListState, listState } from './list-state'
import type { ListQuery } from './queries'
import { prerenderedList, queryClient } from './query-client'

/** A list from the back end, and how far loading it has come. */
export type List<Item> = ListState & {
  /** What has come so far, in the order of the queries; the same array for as long as the answers are. */
  items: readonly Item[]
  /** How many there are; more than `items` while only the first page of a prerendered list is here. */
  total: number
  /** Asks again for what is missing or outdated, and gives up what is under way for it. */
  retry: () => void
}

type Parts<Item> = readonly (ListData<Item> | undefined)[]

/** The items of all parts, the same array for as long as theirs are; that of a single part is the one that the cache has. */
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

/** Asks again, unless the answer is here and of this visit. */
async function askAgain({ queryKey, service }: ListQuery<unknown>): Promise<void> {
  const state = queryClient.getQueryState<ListData<unknown>>(queryKey)
  if (state?.data !== undefined && !isOutdated(state)) return
  await service.retry().catch(() => {}) // it may still come
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
  source?: Pick<List<unknown>, 'status' | 'cause' | 'retry'>,
): List<Item> {
  const [attempt, setAttempt] = useState(0)
  const fetches = useQueries({ queries }, queryClient)
  const waiting = source?.status === 'loading' || source?.status === 'late' || isWaiting(fetches)
  const late = useLate(waiting, attempt)

  // As the page's HTML shows it. Each lazy part is hydrated in its own time, and its answer may be here by then: another
  // list may have asked the same, or the pointer of a visitor. Where no more is known, nothing is drawn anew.
  const shown = queries.map(({ queryKey }) => prerenderedList(queryKey) as ListData<Item> | undefined)
  const isAsShown = fetches.every(({ data, error }, at) => data === shown[at] && (data || error === null))
  const hydrated = useOnceHydrated(true, waiting && isAsShown)
  const parts = hydrated ? fetches.map(({ data }) => data) : shown
  const items = useJoinedItems(parts)

  const retry = () => {
    setAttempt(attempt + 1)
    source?.retry()
    void Promise.all(queries.map(askAgain))
  }
  const total = parts.reduce((sum, part) => sum + (part?.total ?? 0), 0)
  const state = hydrated
    ? listState(fetches, { waiting, late, online: import.meta.env.SSR || navigator.onLine, source })
    : loadingState
  return { ...state, items, total, retry }
}

const loadingState: ListState = {
  status: 'loading',
  cachedAt: undefined,
  cause: undefined,
  someFailed: false,
}
