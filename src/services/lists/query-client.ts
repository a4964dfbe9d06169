import { hashKey, type Query, QueryCache, QueryClient, type QueryKey } from '@tanstack/react-query'
import { type PrerenderedLists, readPageData } from '@/boot/page-data'
import { refetchOnReconnect } from './refetch-on-reconnect'
import { reuseEqualItems } from './reuse-equal-items'

/**
 * How long a list counts as fresh, in milliseconds: whoever opens it within that time does not ask
 * again (R-LIST-05).
 */
export const freshFor = 5000

// No garbage collection while prerendering: its timer would keep the build from ending.
const gcTime = import.meta.env.SSR ? Number.POSITIVE_INFINITY : 30 * 60_000

/**
 * Several components may use one query and hydrate at different times. Only the first to mount fetches. A list that fails
 * or goes stale before the others mount is refetched by 'Try again'.
 */
const isFirstReader = ({ observers }: Pick<Query, 'observers'>) => observers.length < 2

/**
 * Caches the lists seen so far: on return they show at once while they are fetched again. Passed to
 * the query hooks directly, not by a provider, so it comes with the first list and not with every
 * page. Retries are the services' own (all tries share one 15 s limit: docs/back-end.md), so a
 * failure here is final.
 */
export const queryClient = new QueryClient({
  queryCache: new QueryCache({
    // Queries of the map pages name their failure (R-MAP-11). It follows the service's own line; for places, whose call
    // logs nothing (`quiet`), it is the only one.
    onError: (error, { meta }) => meta?.failure && console.error(meta.failure, error),
    onSuccess: (data) => listCame?.(data),
  }),
  defaultOptions: {
    queries: {
      gcTime,
      staleTime: freshFor,
      retry: false,
      refetchOnMount: isFirstReader,
      retryOnMount: isFirstReader,
      refetchOnWindowFocus: false,
      networkMode: 'always',
      structuralSharing: reuseEqualItems,
    },
  },
})

const listCame = import.meta.env.SSR ? undefined : refetchOnReconnect(queryClient)

/**
 * Caches the lists in a page's HTML with their age. They are refetched at once, whatever the
 * visitor's clock says.
 */
export function setPrerenderedLists({ fetchedAt, lists }: PrerenderedLists): void {
  for (const [key, list] of lists)
    queryClient.setQueryData(key, { ...list, cachedAt: fetchedAt }, { updatedAt: fetchedAt })
  void queryClient.invalidateQueries({ refetchType: 'none' })
}

const ofPage = import.meta.env.SSR ? undefined : readPageData()?.lists
if (ofPage) setPrerenderedLists(ofPage)

const prerendered = new Map(ofPage?.lists.map(([key]) => [hashKey(key), queryClient.getQueryData(key)]))

/** The prerendered list of a query, whatever has come since; it has that query's type. */
export function prerenderedList(queryKey: QueryKey): unknown {
  return import.meta.env.SSR ? queryClient.getQueryData(queryKey) : prerendered.get(hashKey(queryKey))
}
