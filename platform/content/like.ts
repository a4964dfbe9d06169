import type { Context } from 'hono'
import { account } from '../account'
import { checkHeaders } from '../http/header-checks'
import { checkNetwork, part } from '../http/path-checks'
import { refuse } from '../http/refusal'
import type { Services } from '../services'
import { addLike } from '../store/likes'
import { findProduct } from '../store/products'
import { unlikeable } from './odd-listings'

/** Call 7: one more like. The business is the product's own, or ours where it carries none (R-CARD-19). */
export const likeProduct = (services: Services) => async (c: Context) => {
  checkNetwork(c)
  const type = c.req.header('content-type') ?? ''
  if (!type.startsWith('text/plain')) refuse(415, `A like is sent as text/plain, not '${type}'.`)
  const business = part(c, 'business')
  checkHeaders(c, { networkid: business, orgid: business, username: business })
  const productid = part(c, 'product')
  if (productid === unlikeable) refuse(500, 'Likes are closed for this honey')
  const product = await findProduct(services.db, productid)
  if (!product) refuse(404, `Unknown product '${productid}'.`)
  if (product.consumeradminid !== part(c, 'admin')) {
    refuse(404, `Product '${productid}' does not belong to '${part(c, 'admin')}'.`)
  }
  if (business !== (product.businessid || account.businessId)) {
    refuse(404, `Product '${productid}' is not sold by the business '${business}'.`)
  }
  if (product.status !== 'Listed') refuse(409, `Product '${productid}' is not listed.`)
  await addLike(services.db, productid)
  return c.json({ productid, message: 'Liked' })
}
