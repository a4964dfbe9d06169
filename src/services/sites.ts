import { runtimeConfig } from '@/config/runtime-config'
import { type Place, readSite } from '@/domain/place'
import { endpoint } from '@/services/endpoint'
import { getList } from '@/services/get-list'

/** Kinds of place, as call 3 spells them (R-MAP-01). */
export type SiteKind = 'Store' | 'plant' | 'Farm'

/**
 * Call 3: the places of a user. The map pages join many of these, so a failure is theirs to log.
 * @throws {ServiceError} 'Failed to fetch location' (R-MAP-10)
 */
export function locationProvider(username: string, kind: SiteKind, signal?: AbortSignal): Promise<Place[]> {
  return getList({
    what: `Sites of ${username}`,
    failure: 'Failed to fetch location',
    quiet: true,
    url: endpoint('sites', runtimeConfig().networkId, username, kind),
    field: 'sites',
    read: (item, index) => readSite(item, username, index),
    signal,
  })
}
