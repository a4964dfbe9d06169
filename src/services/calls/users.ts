import { runtimeConfig } from '@/config/runtime-config'
import { listFields } from '@/domain/list-fields'
import { isRecord, readText } from '@/domain/read-value'
import { endpoint } from '@/services/http/endpoint'
import { getList, type ListAnswer } from '@/services/http/get-list'

/** The user types that the map pages ask for (R-MAP-01). */
export type UserType = 'Retailer' | 'FOOD-PROCESSOR' | 'AAMC'

/**
 * Call 2: the usernames of a user type, each once. A failure is logged, then thrown.
 * @throws {ServiceError}
 */
export async function getAllUserofUserType(
  type: UserType,
  signal?: AbortSignal,
): Promise<ListAnswer<string>> {
  const { networkId } = runtimeConfig()
  const { items, cachedAt } = await getList({
    callName: `Users of type ${type}`,
    url: endpoint('usersOfType', networkId, networkId, type),
    field: listFields.usersOfType,
    read: (item) => (isRecord(item) ? readText(item.username) : undefined),
    signal,
  })
  return { items: [...new Set(items)], cachedAt }
}
