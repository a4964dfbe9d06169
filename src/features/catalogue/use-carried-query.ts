import { useLocation } from 'react-router-dom'
import { productParameter } from '@/components/product/use-product-address'
import { useAfterHydration } from '@/hooks/use-hydrated'

/**
 * The query for a link to another collection: filters, order, search and campaign are carried
 * along, an open product is not. Begins with '?' unless it is empty.
 */
export function useCarriedQuery(): string {
  const { search } = useLocation()
  const parameters = new URLSearchParams(search)
  parameters.delete(productParameter)
  const carried = parameters.toString()
  return useAfterHydration(carried && `?${carried}`, '')
}
