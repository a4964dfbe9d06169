import { useLocation } from 'react-router-dom'
import { productParameter } from '@/components/product/use-product-address'
import { useAfterHydration } from '@/hooks/use-hydrated'

/**
 * The search of a link to another collection: filters, order, search text and campaign are carried
 * along, an open product is not. Begins with '?' unless it is empty.
 */
export function useCarriedSearch(): string {
  const { search } = useLocation()
  const parameters = new URLSearchParams(search)
  parameters.delete(productParameter)
  const carried = parameters.toString()
  return useAfterHydration(carried && `?${carried}`, '')
}
