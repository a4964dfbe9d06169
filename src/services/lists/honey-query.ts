import { everySubcategory } from '@/config/paths'
import { type ColouredHoney, honeysByColour } from '@/domain/honey-colour'
import { type ListQuery, listingQuery } from './queries'
import { queryClient } from './query-client'

const all = listingQuery(everySubcategory)

/**
 * The honeys of home's shelf, taken from the listing of all products, which then is cached for the
 * catalogue.
 */
export const honeyQuery: ListQuery<ColouredHoney> = {
  queryKey: ['honey-shelf'],
  service: {
    // A listing still under way is given up: the honeys would wait for its answer once more.
    retry: async () => {
      await queryClient.cancelQueries({ queryKey: all.queryKey, exact: true })
      return all.service.retry()
    },
  },
  queryFn: async () => {
    const { items, cachedAt } = await queryClient.fetchQuery(all)
    const honeys = honeysByColour(items)
    return { items: honeys, total: honeys.length, cachedAt }
  },
}
