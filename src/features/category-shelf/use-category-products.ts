import { useQueries } from '@tanstack/react-query'
import { useState } from 'react'
import type { ListStatus } from '@/components/ui/ListState'
import { useLate } from '@/components/ui/use-late'
import { runtimeConfig } from '@/config/runtime-config'
import type { Product } from '@/domain/product'
import { fetchAhead, queryClient } from '@/services/query-client'

/** The products of one or more categories, joined in their order, and how far loading has come. */
export type CategoryProducts = { products: Product[]; status: ListStatus; retry: () => void }

const keyOf = (category: string) => ['category', category]

const query = (category: string) => ({
  queryKey: keyOf(category),
  queryFn: async ({ signal }: { signal: AbortSignal }) => {
    const { getAllProductsofUser } = await import('@/services/products')
    return getAllProductsofUser(runtimeConfig().user, category, signal)
  },
})

/** Asks for categories' lists ahead of time, when their page is about to be opened. */
export const prefetchCategories = (categories: readonly string[]) =>
  Promise.all(categories.map((category) => fetchAhead(query(category))))

/**
 * Visible products of the categories (calls 9). Waits until every call has finished; one that fails leaves
 * the others' products (SPEC §4 and §8).
 */
export function useCategoryProducts(categories: readonly string[]): CategoryProducts {
  const [attempt, setAttempt] = useState(0)
  const results = useQueries({ queries: categories.map(query) }, queryClient)
  const waiting = results.some(({ isPending }) => isPending)
  const late = useLate(waiting, attempt)
  const products = results.flatMap(({ data }) => data ?? [])
  const failed = products.length === 0 && results.some(({ isError }) => isError)

  const retry = async () => {
    setAttempt(attempt + 1)
    const open = categories.filter((_, index) => results[index]?.data === undefined)
    await Promise.all(
      open.map(async (category) => {
        await queryClient.cancelQueries({ queryKey: keyOf(category) })
        await queryClient.refetchQueries({ queryKey: keyOf(category) })
      }),
    )
  }
  const status = waiting ? (late ? 'late' : 'loading') : failed ? 'failed' : 'ready'
  return { products, status, retry }
}
