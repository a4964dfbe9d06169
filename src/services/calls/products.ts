import { categoryIds } from '@/config/category-ids'
import { runtimeConfig } from '@/config/runtime-config'
import { isVisible, type Product, readProduct } from '@/domain/catalogue/product'
import { withoutDuplicateProducts } from '@/domain/catalogue/without-duplicate-products'
import { listFields } from '@/domain/list-fields'
import { endpoint, siteOrigin } from '@/services/http/endpoint'
import { getList, type ListAnswer } from '@/services/http/get-list'
import { requestJson } from '@/services/http/request'
import { bearer } from '@/services/http/token'

type ProductCall = {
  callName: string
  url: string
  field: string
  headers?: Record<string, string>
  user: string
  signal: AbortSignal | undefined
}

async function visibleProducts({ user, ...call }: ProductCall): Promise<ListAnswer<Product>> {
  const base = siteOrigin()
  const { items, cachedAt } = await getList({
    ...call,
    read: (item) => readProduct(item, base),
  })
  return { items: withoutDuplicateProducts(items.filter(isVisible(user))), cachedAt }
}

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
): Promise<ListAnswer<Product>> {
  const { networkId } = runtimeConfig()
  return visibleProducts({
    callName: `Products of ${categoryid}, ${subcategory}`,
    url: endpoint('productsBySubcategory', networkId, categoryid, subcategory),
    field: listFields.productsBySubcategory,
    headers: { orgid: user, networkid: networkId, username: user, suborgid: '' },
    user,
    signal,
  })
}

/**
 * Call 9: the visible products or services of one category. A failure is logged, then thrown.
 * @param user the configured service user
 * @throws {ServiceError}
 */
export function getAllProductsofUser(
  user: string,
  categoryid: string = categoryIds.honey,
  signal?: AbortSignal,
): Promise<ListAnswer<Product>> {
  return visibleProducts({
    callName: `Products of ${categoryid}`,
    url: endpoint('productsOfUser', runtimeConfig().networkId, categoryid),
    field: listFields.productsOfUser,
    user,
    signal,
  })
}

/**
 * Call 10: the whole answer, unread and unfiltered; no screen shows it (R-API-11).
 * @throws {ServiceError}
 */
export async function getProductsByParentId(
  user: string,
  parentid: string,
  signal?: AbortSignal,
): Promise<unknown> {
  const { value } = await requestJson({
    method: 'GET',
    callName: `Products of parent ${parentid}`,
    url: endpoint('productsByParent', runtimeConfig().networkId, user, parentid),
    bearer,
    signal,
  })
  return value
}
