import { type To, useLocation, useParams } from 'react-router-dom'
import { everySubcategory, paths, withoutProduct } from '@/config/paths'
import type { Product } from '@/domain/catalogue/product'
import { useHydrated } from '@/hooks/use-hydrated'

/** Parameter of an address that names the product whose panel is open. */
export const productParameter = 'product'

/** Id of the product that the query of an address names; undefined where it names none. */
export const productIdIn = (search: string): string | undefined =>
  new URLSearchParams(search).get(productParameter) || undefined

/** The address of a product's panel over a page. */
export const panelAddress = (path: string, id: string): string =>
  `${path}?${new URLSearchParams({ [productParameter]: id })}`

/**
 * Gives a product the address that opens its panel over the view that is here, filters and order included. In the
 * HTML of a listing it is the product's own page, which shows the product without scripts, too, and is found by
 * search engines.
 */
export function useProductAddress(): (product: Product) => To {
  const { pathname, search, hash } = useLocation()
  const { subId } = useParams()
  const hydrated = useHydrated()
  return ({ id, subcategory = everySubcategory }) => {
    if (!hydrated) return subId === undefined ? panelAddress(pathname, id) : paths.product(subcategory, id)
    const parameters = new URLSearchParams(search)
    parameters.set(productParameter, id)
    return { pathname: withoutProduct(pathname), search: parameters.toString(), hash }
  }
}
