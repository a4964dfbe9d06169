import type { Product } from '@/domain/catalogue/product'
import { subcategoryLabel } from '@/domain/catalogue/subcategory'

/** What heads a card beside the name: the content subcategory or the product id (R-CARD-01, R-CARD-02). */
export function cardHeading({ id, subcategory }: Product, headingBySubcategory = false) {
  if (!headingBySubcategory) return id
  return subcategory && subcategoryLabel(subcategory)
}
