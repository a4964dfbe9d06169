import { useLocation, useParams } from 'react-router-dom'
import { productParameter } from '@/components/product/use-product-address'
import { paths } from '@/config/paths'
import type { Product } from '@/domain/catalogue/product'

/**
 * The path by which a product is shared: in its own collection, else in the one shown. An offer has
 * the path of its page.
 */
export function useProductPath(): (product: Product) => string {
  const { subId } = useParams()
  const { pathname } = useLocation()
  if (subId === undefined) return ({ id }) => `${pathname}?${new URLSearchParams({ [productParameter]: id })}`
  return ({ subcategory = subId, id }) => paths.product(subcategory, id)
}
