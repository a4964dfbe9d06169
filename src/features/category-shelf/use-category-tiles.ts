import { useQuery } from '@tanstack/react-query'
import type { CategoryTileCopy } from '@/components/sections/CategoryTiles'
import { runtimeConfig } from '@/config/runtime-config'
import { queryClient } from '@/services/query-client'
import { categoryTiles } from './category-tiles'

type OwnTiles = Parameters<typeof categoryTiles>[1]

/**
 * Call 5 as tiles. Ours stand in until the answer has come, and stay where there is none: the service has
 * logged 'Failed to fetch categories' by then (SPEC §8).
 */
export function useCategoryTiles(own: OwnTiles): readonly CategoryTileCopy[] {
  const { data = [] } = useQuery(
    {
      queryKey: ['categories'],
      queryFn: async ({ signal }) => {
        const { getCategories } = await import('@/services/categories')
        return getCategories(runtimeConfig().user, signal)
      },
    },
    queryClient,
  )
  return categoryTiles(data, own)
}
