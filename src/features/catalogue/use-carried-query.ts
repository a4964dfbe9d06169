import { useLocation } from 'react-router-dom'
import { productParameter } from '@/components/product/use-product-address'
import { useOnceHydrated } from '@/hooks/use-hydrated'

/**
 * The query of an address that leads to another collection: filters, order, search and campaign stay, while the panel
 * of a product closes. Begins with '?' where there is any.
 */
export function useCarriedQuery(): string {
  const { search } = useLocation()
  const parameters = new URLSearchParams(search)
  parameters.delete(productParameter)
  const carried = parameters.toString()
  return useOnceHydrated(carried && `?${carried}`, '')
}
