import { useLocation, useParams } from 'react-router-dom'
import { panelAddress } from '@/components/product/use-product-address'
import { paths } from '@/config/paths'
import type { Product } from '@/domain/catalogue/product'

const pages = new Set(__PRODUCT_PAGES__)

/**
 * The path by which a product is shared: its own page, where the build has made one; else its panel
 * over the listing of its collection, or of the one shown where it names none: a listing has a
 * preview of its own. For an offer, its panel over the page that it is on.
 */
export function useSharePath(): (product: Product) => string {
  const { subId } = useParams()
  const { pathname } = useLocation()
  if (subId === undefined) return ({ id }) => panelAddress(pathname, id)
  return ({ subcategory = subId, id }) => {
    const page = paths.product(subcategory, id)
    return pages.has(page) ? page : panelAddress(paths.listing(subcategory), id)
  }
}
