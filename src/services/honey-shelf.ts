import { everySubcategory } from '@/config/paths'
import { type ColouredHoney, honeysByColour } from '@/domain/honey-colour'
import { type ListQuery, listingQuery } from './queries'
import { queryClient } from './query-client'

/** The honeys of home's shelf, taken from the listing of all products, which the catalogue then has as well. */
export const honeyShelfQuery: ListQuery<ColouredHoney> = {
  queryKey: ['honey-shelf'],
  queryFn: async () => {
    const { items, keptAt } = await queryClient.fetchQuery(listingQuery(everySubcategory))
    const honeys = honeysByColour(items)
    return { items: honeys, total: honeys.length, keptAt }
  },
}
