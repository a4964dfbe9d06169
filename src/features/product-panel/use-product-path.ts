import { useLocation, useParams } from 'react-router-dom'
import { productParameter } from '@/components/product/use-product-address'
import { paths } from '@/config/paths'
import type { Product } from '@/domain/catalogue/product'

/**
 * Gives a product the path that it is shared by: in its own collection, else in the one that is shown. An offer is shared
 * on the page that has it.
 */
export function useProductPath(): (product: Product) => string {
  const { subId } = useParams()
  const { pathname } = useLocation()
  if (subId === undefined) return ({ id }) => `${pathname}?${new URLSearchParams({ [productParameter]: id })}`
  return ({ subcategory = subId, id }) => paths.product(subcategory, id)
}
