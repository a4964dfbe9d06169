import { useQuery } from '@tanstack/react-query'
import { queryClient } from '@/services/query-client'
import { subcategoriesQuery } from './catalogue-query'

/** Names of the honey's subcategories; empty where they could not be loaded, which is only logged (SPEC §8). */
export function useSubcategories(): { names: readonly string[]; loading: boolean } {
  const { data = [], isPending } = useQuery(subcategoriesQuery, queryClient)
  return { names: data, loading: isPending }
}
