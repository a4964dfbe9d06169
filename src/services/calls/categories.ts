import { runtimeConfig } from '@/config/runtime-config'
import { type Category, readCategory } from '@/domain/catalogue/category'
import { listFields } from '@/domain/list-fields'
import { endpoint, siteOrigin } from '@/services/http/endpoint'
import { getList, type ListAnswer } from '@/services/http/get-list'

/**
 * Call 5: the categories of a user.
 * @throws {ServiceError} 'Failed to fetch categories', logged too (R-API-07)
 */
export function getCategories(user: string, signal?: AbortSignal): Promise<ListAnswer<Category>> {
  const { networkId } = runtimeConfig()
  const base = siteOrigin()
  return getList({
    callName: 'Categories',
    failureMessage: 'Failed to fetch categories',
    url: endpoint('categories', networkId, networkId, user),
    field: listFields.categories,
    read: (item) => readCategory(item, base),
    signal,
  })
}
