import { type FetchQueryOptions, hydrate, type Query, QueryClient } from '@tanstack/react-query'
import { readPageData } from '@/boot/page-data'

// Nothing is forgotten while prerendering: a timer would keep the build waiting.
const keptFor = import.meta.env.SSR ? Number.POSITIVE_INFINITY : 30 * 60_000

/**
 * The lists seen so far: they show at once on return while they are asked for again. Handed to the query
 * hooks by name rather than through a provider, so that it comes with the first list and not with the page
 * around it. Retrying is the services' own business (CONTRACT §2 'Retries': all tries share one 15 s limit),
 * so a failure here is final.
 */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      retry: false,
      staleTime: freshFor,
      gcTime: keptFor,
      refetchOnWindowFocus: false,
      networkMode: 'always',
    },
  },
})

/** When a list was fetched that came with the page: never, so it is asked for again at once. */
export const cameWithPage = 0

if (!import.meta.env.SSR) hydrate(queryClient, readPageData()?.queries ?? {})

/** When lists were fetched ahead, by the hash of their query, in epoch milliseconds. */
const fetchedAhead = new Map<string, number>()

/** A list fetched ahead is not asked for again by the page it was fetched for, if that opens soon. */
export function freshFor({ queryHash, state }: Query): number {
  return fetchedAhead.get(queryHash) === state.dataUpdatedAt ? 10_000 : 0
}

/** Asks for a list ahead of time; a failure is left to the page that will ask again. */
export async function fetchAhead(options: FetchQueryOptions): Promise<void> {
  await queryClient.prefetchQuery(options)
  const { queryHash, state } = queryClient.getQueryCache().find({ queryKey: options.queryKey }) ?? {}
  if (queryHash && state?.data !== undefined) fetchedAhead.set(queryHash, state.dataUpdatedAt)
}
