import { hashKey, QueryCache, QueryClient, type QueryKey } from '@tanstack/react-query'
import { readPageData, type ShownLists } from '@/boot/page-data'
import { refetchOnReconnect } from './refetch-on-reconnect'
import { reuseEqualItems } from './reuse-equal-items'

// Nothing is forgotten while prerendering: a timer would keep the build waiting.
const gcTime = import.meta.env.SSR ? Number.POSITIVE_INFINITY : 30 * 60_000

/**
 * The lists seen so far: they show at once on return while they are asked for again. Handed to the query
 * hooks by name rather than through a provider, so that it comes with the first list and not with the page
 * around it. Retrying is the services' own business (all tries share one 15 s limit: docs/back-end.md), so a
 * failure here is final.
 */
export const queryClient = new QueryClient({
  queryCache: new QueryCache({
    // Beside what the service has logged, where a query has words of its own for its failure.
    onError: (error, { meta }) => meta?.failure && console.error(meta.failure, error),
    onSuccess: (data) => listCame?.(data),
  }),
  defaultOptions: {
    queries: {
      gcTime,
      // A list fetched ahead is not asked for again by the page that was about to open; one come back to is.
      staleTime: 5000,
      retry: false,
      refetchOnWindowFocus: false,
      networkMode: 'always',
      structuralSharing: reuseEqualItems,
    },
  },
})

const listCame = import.meta.env.SSR ? undefined : refetchOnReconnect(queryClient)

/**
 * Puts what a page's HTML shows into the cache, with its age. It is asked for again at once, whatever the visitor's clock
 * says.
 */
export function setShown({ fetchedAt, lists }: ShownLists): void {
  for (const [key, list] of lists)
    queryClient.setQueryData(key, { ...list, cachedAt: fetchedAt }, { updatedAt: fetchedAt })
  void queryClient.invalidateQueries({ refetchType: 'none' })
}

const shown = import.meta.env.SSR ? undefined : readPageData()?.shown
if (shown) setShown(shown)

const withThePage = new Map(shown?.lists.map(([key]) => [hashKey(key), queryClient.getQueryData(key)]))

/** The list that a query had when its page was prerendered, whatever has come since; it is of that query's type. */
export function prerenderedList(queryKey: QueryKey): unknown {
  return import.meta.env.SSR ? queryClient.getQueryData(queryKey) : withThePage.get(hashKey(queryKey))
}
