import { CancelledError } from '@tanstack/react-query'
import { everySubcategory } from '@/config/paths'
import { type ColouredHoney, honeysByColour } from '@/domain/honey-colour'
import { isStale } from './list-state'
import { type ListQuery, listingQuery } from './queries'
import { freshFor, queryClient } from './query-client'

const all = listingQuery(everySubcategory)

/**
 * The honeys by colour, for home's shelf and the scale of /consumers, taken from the listing of all products, which
 * then is cached for the catalogue.
 */
export const honeyQuery: ListQuery<ColouredHoney> = {
  queryKey: ['honey-shelf'],
  service: {
    // Cancels a listing that is under way: the next try would wait for that same answer.
    retry: async () => {
      await queryClient.cancelQueries({ queryKey: all.queryKey, exact: true })
      return all.service.retry()
    },
  },
  queryFn: async () => {
    // A cached answer is asked for again at once, however new it is.
    const fetchAll = () =>
      queryClient.fetchQuery({ ...all, staleTime: ({ state }) => (isStale(state) ? 0 : freshFor) })
    // A listing that is left cancels the call that it shares with the shelf.
    const { items, cachedAt } = await fetchAll().catch((cause: unknown) => {
      if (cause instanceof CancelledError) return fetchAll()
      throw cause
    })
    const honeys = honeysByColour(items)
    return { items: honeys, total: honeys.length, cachedAt }
  },
}
