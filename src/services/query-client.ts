import { hashKey, hydrate, QueryCache, QueryClient, type QueryKey } from '@tanstack/react-query'
import { readPageData } from '@/boot/page-data'
import { askOnceConnected } from '@/services/reconnect'

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
    },
    mutations: { networkMode: 'always' },
  },
})

const listCame = import.meta.env.SSR ? undefined : askOnceConnected(queryClient)

if (!import.meta.env.SSR) hydrate(queryClient, readPageData()?.queries ?? {})

/** Lists that were asked for before the service worker was there are asked for once more, through it, and so kept. */
const keepLists = () => void queryClient.refetchQueries()
if (!import.meta.env.SSR && navigator.serviceWorker?.controller === null)
  navigator.serviceWorker.addEventListener('controllerchange', keepLists, { once: true })

const withThePage = new Map(
  queryClient
    .getQueryCache()
    .getAll()
    .map(({ queryHash, state }) => [queryHash, state]),
)

/** The state that a query had when its page was prerendered, whatever has come since; its data is of that type. */
export function prerenderedState(queryKey: QueryKey) {
  return import.meta.env.SSR ? queryClient.getQueryState(queryKey) : withThePage.get(hashKey(queryKey))
}
