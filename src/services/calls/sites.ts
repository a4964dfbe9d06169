import pLimit from 'p-limit'
import { runtimeConfig } from '@/config/runtime-config'
import { listFields } from '@/domain/list-fields'
import { type Place, readSite } from '@/domain/places/place'
import { endpoint } from '@/services/http/endpoint'
import { getList, type ListAnswer } from '@/services/http/get-list'

/** Kinds of place, as call 3 spells them (R-MAP-01). */
export type PlaceKind = 'Store' | 'plant' | 'Farm'

/** A back end with five hundred users should not get five hundred calls at once. */
export const sixAtATime = pLimit(6)

/**
 * Call 3: the places of a user. The map pages join many of these, so a failure is theirs to log.
 * @throws {ServiceError} 'Failed to fetch location' (R-MAP-10)
 */
export function locationProvider(
  username: string,
  kind: PlaceKind,
  signal?: AbortSignal,
): Promise<ListAnswer<Place>> {
  return getList({
    callName: `Sites of ${username}`,
    failureMessage: 'Failed to fetch location',
    quiet: true,
    url: endpoint('sites', runtimeConfig().networkId, username, kind),
    field: listFields.sites,
    read: (item, index) => readSite(item, username, index),
    signal,
  })
}
