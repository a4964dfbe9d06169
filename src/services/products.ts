import { categories } from '@/config/categories'
import { runtimeConfig } from '@/config/runtime-config'
import { type Product, readProduct } from '@/domain/product'
import { isVisible } from '@/domain/visibility'
import { endpoint, siteOrigin } from '@/services/endpoint'
import { logged } from '@/services/log'
import { readList } from '@/services/read-list'
import { requestJson } from '@/services/request'
import { withBearer } from '@/services/token'

/**
 * Call 6: the visible products of one subcategory. A failure is logged, then thrown.
 * @param user the configured service user
 * @throws {ServiceError}
 */
export function productModelBasedonSubcategory(
  categoryid: string,
  subcategory: string,
  user: string,
  signal?: AbortSignal,
): Promise<Product[]> {
  const { networkId } = runtimeConfig()
  const url = endpoint('productsBySubcategory', networkId, categoryid, subcategory)
  const headers = { orgid: user, networkid: networkId, username: user, suborgid: '' }
  return visibleProducts({ what: `Products of ${categoryid}, ${subcategory}`, url, headers, user, signal })
}

/**
 * Call 9: the visible products or services of one category. A failure is logged, then thrown.
 * @param user the configured service user
 * @throws {ServiceError}
 */
export function getAllProductsofUser(
  user: string,
  categoryid: string = categories.honey,
  signal?: AbortSignal,
): Promise<Product[]> {
  const url = endpoint('productsOfUser', runtimeConfig().networkId, categoryid)
  return visibleProducts({ what: `Products of ${categoryid}`, url, headers: {}, user, signal })
}

/**
 * Call 10: the whole answer, unread and unfiltered; no screen shows it.
 * @throws {ServiceError}
 */
export function getProductsByParentId(
  user: string,
  parentid: string,
  signal?: AbortSignal,
): Promise<unknown> {
  const url = endpoint('productsByParent', runtimeConfig().networkId, user, parentid)
  return logged(
    `Products of parent ${parentid}`,
    () => withBearer((headers) => requestJson({ method: 'GET', url, headers, signal })),
    signal,
  )
}

type ProductCall = {
  what: string
  url: string
  headers: Record<string, string>
  user: string
  signal: AbortSignal | undefined
}

async function visibleProducts({ what, url, headers, user, signal }: ProductCall): Promise<Product[]> {
  const base = siteOrigin()
  const ask = () =>
    withBearer((token) => requestJson({ method: 'GET', url, headers: { ...headers, ...token }, signal }))
  const answer = await logged(what, ask, signal)
  const read = (item: unknown) => readProduct(item, base)
  const products = await readList({ answer, field: 'products', what, read })
  return products.filter(isVisible(user))
}
