import { runtimeConfig } from '@/config/runtime-config'
import { type Category, readCategory } from '@/domain/category'
import { endpoint, siteOrigin } from '@/services/endpoint'
import { readList } from '@/services/read-list'
import { requestJson } from '@/services/request'
import { toServiceError } from '@/services/service-error'
import { withBearer } from '@/services/token'

/**
 * Call 5: the categories of a user.
 * @throws {ServiceError} 'Failed to fetch categories', logged too (SPEC §8)
 */
export async function getCategories(user: string, signal?: AbortSignal): Promise<Category[]> {
  const { networkId } = runtimeConfig()
  const url = endpoint('categories', networkId, networkId, user)
  const base = siteOrigin()
  const answer = await withBearer((headers) => requestJson({ method: 'GET', url, headers, signal })).catch(
    (error: unknown) => {
      if (signal?.aborted) throw error
      const failure = toServiceError(error).named('Failed to fetch categories')
      console.error(failure.message)
      throw failure
    },
  )
  const read = (item: unknown) => readCategory(item, base)
  return readList({ answer, field: 'categoryList', what: 'Categories', read })
}
