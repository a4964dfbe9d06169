import { useParams } from 'react-router-dom'
import { everySubcategory, paths } from '@/config/paths'
import type { Product } from '@/domain/product'

/** Gives a product the path that it is shared by: in its own collection, else in the one that is shown. */
export function useProductPath(): (product: Product) => string {
  const { subId = everySubcategory } = useParams()
  return ({ subcategory = subId, id }) => paths.product(subcategory, id)
}
