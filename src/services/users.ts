import { runtimeConfig } from '@/config/runtime-config'
import { isRecord, readText } from '@/domain/value'
import { endpoint } from '@/services/endpoint'
import { logged } from '@/services/log'
import { readList } from '@/services/read-list'
import { requestJson } from '@/services/request'
import { withBearer } from '@/services/token'

/** The user types that the map pages ask for (SPEC §6). */
export type UserType = 'Retailer' | 'FOOD-PROCESSOR' | 'AAMC'

/**
 * Call 2: the usernames of a user type, each once. A failure is logged, then thrown.
 * @throws {ServiceError}
 */
export async function getAllUserofUserType(type: UserType, signal?: AbortSignal): Promise<string[]> {
  const { networkId } = runtimeConfig()
  const what = `Users of type ${type}`
  const url = endpoint('usersOfType', networkId, networkId, type)
  const ask = () => withBearer((headers) => requestJson({ method: 'GET', url, headers, signal }))
  const answer = await logged(what, ask, signal)
  const read = (item: unknown) => (isRecord(item) ? readText(item.username) : undefined)
  return [...new Set(await readList({ answer, field: 'users', what, read }))]
}
