import { runtimeConfig } from '@/config/runtime-config'
import { readSubcategory } from '@/domain/subcategory'
import { endpoint } from '@/services/endpoint'
import { logged } from '@/services/log'
import { readList } from '@/services/read-list'
import { requestJson } from '@/services/request'
import { withBearer } from '@/services/token'

/**
 * Call 8: the names of a category's subcategories, each once, as calls and addresses spell them. A failure is
 * logged, then thrown.
 * @param _user the configured service user; the call itself has no place for it (SPEC §7)
 * @throws {ServiceError}
 */
export async function getSubCategories(
  _user: string,
  categoryid: string,
  signal?: AbortSignal,
): Promise<string[]> {
  const { networkId } = runtimeConfig()
  const what = `Subcategories of ${categoryid}`
  const url = endpoint('subcategories', networkId, networkId, 'contentSubCategories', categoryid)
  const ask = () => withBearer((headers) => requestJson({ method: 'GET', url, headers, signal }))
  const answer = await logged(what, ask, signal)
  const names = await readList({ answer, field: 'contentsubcategories', what, read: readSubcategory })
  return [...new Set(names)]
}
