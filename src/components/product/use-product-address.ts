import { type To, useLocation } from 'react-router-dom'
import { withoutProduct } from '@/config/paths'
import { useAfterHydration } from '@/hooks/use-hydrated'

/** Parameter of an address that names the product whose panel is open. */
export const productParameter = 'product'

/** The address of a product's panel over a page. */
export const panelAddress = (path: string, id: string): string =>
  `${path}?${new URLSearchParams({ [productParameter]: id })}`

/** Gives a product the address that opens its panel over the view that is here, filters and order included. */
export function useProductAddress(): (productId: string) => To {
  const location = useLocation()
  const { pathname } = location
  // The prerendered HTML knows no filters, and React does not correct a link's address as it
  // hydrates.
  const search = useAfterHydration(location.search, '')
  const hash = useAfterHydration(location.hash, '')
  return (productId) => {
    const parameters = new URLSearchParams(search)
    parameters.set(productParameter, productId)
    return { pathname: withoutProduct(pathname), search: parameters.toString(), hash }
  }
}
