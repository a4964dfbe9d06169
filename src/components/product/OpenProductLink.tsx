import { Link, type LinkProps } from 'react-router-dom'
import type { Product } from '@/domain/catalogue/product'
import { useProductAddress } from './use-product-address'

type OpenProductLinkProps = Omit<LinkProps, 'to'> & { product: Product }

/** A link that opens a product's panel over the view that is here, which stays where it is. */
export function OpenProductLink({ product, ...rest }: OpenProductLinkProps) {
  const addressOf = useProductAddress()
  return <Link {...rest} to={addressOf(product)} discover="none" preventScrollReset />
}
