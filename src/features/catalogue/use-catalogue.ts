import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { ListStatus } from '@/components/ui/ListState'
import { useLate } from '@/components/ui/use-late'
import type { Product } from '@/domain/product'
import { cameWithPage, queryClient } from '@/services/query-client'
import { toServiceError } from '@/services/service-error'
import { catalogueQuery } from './catalogue-query'

/** The visible products of a subcategory, and how far loading has come. */
export type Catalogue = {
  products: readonly Product[]
  /** How many there are; more than `products` while only the first page of a prerendered list is here. */
  total: number
  /** `stale`: the products came with the page, and the platform could not be reached for newer ones. */
  status: ListStatus | 'stale'
  retry: () => void
}

const none: readonly Product[] = []

/**
 * Products of a subcategory (call 6), or with `allProducts` of them all (call 9). Those that came with the
 * page show until the call has answered; a refusal takes them away, a missing connection does not.
 */
export function useCatalogue(subcategory: string): Catalogue {
  const [attempt, setAttempt] = useState(0)
  const query = catalogueQuery(subcategory)
  const { data, dataUpdatedAt, isPending, isFetching, error, refetch } = useQuery(query, queryClient)
  const prerendered = data !== undefined && dataUpdatedAt === cameWithPage
  const waiting = isPending || (prerendered && isFetching)
  const late = useLate(waiting, attempt)

  const retry = async () => {
    setAttempt(attempt + 1)
    await queryClient.cancelQueries({ queryKey: query.queryKey })
    await refetch()
  }
  const known = { products: data?.products ?? none, total: data?.total ?? 0, retry }
  if (waiting) return { ...known, status: late ? 'late' : 'loading' }
  if (!error || (data && !prerendered)) return { ...known, status: 'ready' }
  if (prerendered && toServiceError(error).kind === 'unreachable') return { ...known, status: 'stale' }
  return { products: none, total: 0, status: 'failed', retry }
}
