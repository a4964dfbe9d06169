import { CacheExpiration } from 'workbox-expiration'
import { cachedAtHeader, readCachedAt } from '@/worker-messages/cached-at'
import type { Kind } from './claims'

/** Seconds. */
const day = 24 * 60 * 60

/** What is stored of each kind: so many at most, for so many seconds; the rest of a device's storage is not ours. */
const limits: Readonly<Record<Kind, { maxEntries: number; maxAgeSeconds: number }>> = {
  pages: { maxEntries: 40, maxAgeSeconds: 30 * day },
  /** Scripts, styles and fonts, whose names carry a hash: they never grow old, only out of use. */
  files: { maxEntries: 300, maxAgeSeconds: 90 * day },
  pictures: { maxEntries: 150, maxAgeSeconds: 30 * day },
  answers: { maxEntries: 60, maxAgeSeconds: 30 * day },
  configuration: { maxEntries: 1, maxAgeSeconds: 30 * day },
}

const kinds = Object.keys(limits) as Kind[]
const expirations = kinds.map(
  (kind) =>
    [kind, new CacheExpiration(kind, { ...limits[kind], matchOptions: { ignoreVary: true } })] as const,
)
const expirationOf = new Map(expirations)

/** Whether a copy may still be used, by its own header: Workbox's record of it may be lost. */
export const isFresh = (kind: Kind, { headers }: Response) =>
  Date.now() - (readCachedAt(headers.get(cachedAtHeader)) ?? 0) <= limits[kind].maxAgeSeconds * 1000

/** Notes that something was stored, and lets go what was stored longest ago where there is too much. */
export async function noteStored(kind: Kind, address: string): Promise<void> {
  await expirationOf.get(kind)?.updateTimestamp(address)
  await expirationOf.get(kind)?.expireEntries()
}

/**
 * Takes up what was stored without a record, by a worker from before there were any; what is too old goes.
 * @param signal ends it
 */
export async function adoptUnrecorded(signal: AbortSignal): Promise<void> {
  for (const [kind, expiration] of expirations) {
    if (!(await caches.has(kind))) continue
    const cache = await caches.open(kind)
    for (const request of await cache.keys()) {
      if (signal.aborted) return
      if (!(await expiration.isURLExpired(request.url))) continue
      const copy = await cache.match(request, { ignoreVary: true })
      if (copy && isFresh(kind, copy)) await expiration.updateTimestamp(request.url)
      else await cache.delete(request)
    }
    await expiration.expireEntries()
  }
}

/** Forgets all addresses; the copies themselves lie in the caches. */
export async function forgetRecords(): Promise<void> {
  await Promise.allSettled(expirations.map(([, expiration]) => expiration.delete()))
}
