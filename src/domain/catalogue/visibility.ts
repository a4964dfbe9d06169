import type { Product } from './product'

/**
 * The back end returns everybody's products; visitors see our own, once they are listed (R-LIST-33, R-LIST-34).
 * @param user the configured service user, in any case; the product's `consumeradminid` is its lower case
 */
export const isVisible = (user: string) => {
  const owner = user.toLowerCase()
  return (product: Product): boolean => product.status === 'Listed' && product.consumerAdminId === owner
}
