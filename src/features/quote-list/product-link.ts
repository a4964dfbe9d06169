import { panelAddress } from '@/components/product/use-product-address'
import { everySubcategory, paths } from '@/config/paths'
import type { Product } from '@/domain/catalogue/product'

/** The address of a product's panel over the listing of its collection. */
export const productLink = ({ id, subcategory = everySubcategory }: Product): string =>
  panelAddress(paths.listing(subcategory), id)
