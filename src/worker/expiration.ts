import { CacheExpiration } from 'workbox-expiration'
import { cachedAtHeader, readCachedAt } from '@/worker-messages/cached-at'
import type { AnswerKind } from './response-checks'

/** Seconds. */
const day = 24 * 60 * 60

/** Most answers and longest age in each cache, so that the site takes a small part of the device's storage. */
const limits: Readonly<Record<AnswerKind, { maxEntries: number; maxAgeSeconds: number }>> = {
  pages: { maxEntries: 40, maxAgeSeconds: 30 * day },
  /** Scripts, styles and fonts: their names carry a hash, so they may be kept longer. */
  files: { maxEntries: 300, maxAgeSeconds: 90 * day },
  pictures: { maxEntries: 150, maxAgeSeconds: 30 * day },
  /** A map page asks for one for each user of its type. */
  answers: { maxEntries: 600, maxAgeSeconds: 30 * day },
  configuration: { maxEntries: 1, maxAgeSeconds: 30 * day },
}

const expirations = new Map(
  (Object.keys(limits) as AnswerKind[]).map((kind) => [
    kind,
    new CacheExpiration(kind, { ...limits[kind], matchOptions: { ignoreVary: true } }),
  ]),
)

/** Whether a cached answer is fresh, by its own header: Workbox's record of it may be lost. */
export const isFresh = (kind: AnswerKind, { headers }: Response) =>
  Date.now() - (readCachedAt(headers.get(cachedAtHeader)) ?? 0) <= limits[kind].maxAgeSeconds * 1000

/** Records that something was stored, and deletes the oldest answers past the limits. */
export async function noteStored(kind: AnswerKind, address: string): Promise<void> {
  await expirations.get(kind)?.updateTimestamp(address)
  await expirations.get(kind)?.expireEntries()
}

/**
 * Records what an earlier worker stored without a record, and deletes what is too old.
 * @param signal ends it
 */
export async function adoptUnrecorded(signal: AbortSignal): Promise<void> {
  for (const [kind, expiration] of expirations) {
    if (!(await caches.has(kind))) continue
    const cache = await caches.open(kind)
    for (const request of await cache.keys()) {
      if (signal.aborted) return
      if (!(await expiration.isURLExpired(request.url))) continue
      const cached = await cache.match(request, { ignoreVary: true })
      if (cached && isFresh(kind, cached)) await expiration.updateTimestamp(request.url)
      else await cache.delete(request)
    }
    await expiration.expireEntries()
  }
}

/** Deletes the records; the answers themselves lie in the caches. */
export async function forgetRecords(): Promise<void> {
  await Promise.allSettled([...expirations.values()].map((expiration) => expiration.delete()))
}
