import { runtimeConfig } from '@/config/runtime-config'
import { type Place, readSite } from '@/domain/place'
import { endpoint } from '@/services/endpoint'
import { readList } from '@/services/read-list'
import { requestJson } from '@/services/request'
import { toServiceError } from '@/services/service-error'
import { withBearer } from '@/services/token'

/** Kinds of site, as call 3 spells them (SPEC §7). */
export type SiteKind = 'Store' | 'plant' | 'Farm'

/**
 * Call 3: the sites of a user. The map pages join many of these, so a failure is theirs to log.
 * @throws {ServiceError} 'Failed to fetch location' (SPEC §8)
 */
export async function locationProvider(
  username: string,
  kind: SiteKind,
  signal?: AbortSignal,
): Promise<Place[]> {
  const url = endpoint('sites', runtimeConfig().networkId, username, kind)
  const answer = await withBearer((headers) => requestJson({ method: 'GET', url, headers, signal })).catch(
    (error: unknown) => {
      throw signal?.aborted ? error : toServiceError(error).named('Failed to fetch location')
    },
  )
  const read = (item: unknown, index: number) => readSite(item, username, index)
  return readList({ answer, field: 'sites', what: `Sites of ${username}`, read })
}
