import { runtimeConfig } from '@/config/runtime-config'
import { readSubcategory } from '@/domain/catalogue/subcategory'
import { listFields } from '@/domain/list-fields'
import { endpoint } from '@/services/http/endpoint'
import { getList, type ListAnswer } from '@/services/http/get-list'

/**
 * Call 8: the names of a category's subcategories, each once, as calls and addresses spell them. A failure is
 * logged, then thrown.
 * @param _user the configured service user; the call itself has no place for it (R-API-09)
 * @throws {ServiceError}
 */
export async function getSubCategories(
  _user: string,
  categoryid: string,
  signal?: AbortSignal,
): Promise<ListAnswer<string>> {
  const { networkId } = runtimeConfig()
  const { items, cachedAt } = await getList({
    callName: `Subcategories of ${categoryid}`,
    url: endpoint('subcategories', networkId, networkId, 'contentSubCategories', categoryid),
    field: listFields.subcategories,
    read: readSubcategory,
    signal,
  })
  return { items: [...new Set(items)], cachedAt }
}
