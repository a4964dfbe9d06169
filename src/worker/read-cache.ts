import { isFresh } from './expiration'
import { type AnswerKind, hasPromisedType } from './response-checks'

/** Whether a cached answer may be used: fresh, and of the type that its address promises. */
export const isUsable = (kind: AnswerKind, address: string, cached: Response) =>
  isFresh(kind, cached) && hasPromisedType(kind, address, cached.headers)

/**
 * The cached answer of an address, its `Vary` ignored; undefined where there is none, or the
 * browser cannot read it.
 * @param address path or absolute
 */
export async function readCache(kind: AnswerKind, address: string): Promise<Response | undefined> {
  const cached = await caches.match(address, { cacheName: kind, ignoreVary: true }).catch(() => undefined)
  return cached && isUsable(kind, new URL(address, location.origin).href, cached) ? cached : undefined
}

/** The cached pages, the one that was stored last first: path and HTML. */
export async function cachedPages(): Promise<{ path: string; html: string }[]> {
  const cache = await caches.open('pages')
  const paths = (await cache.keys()).map(({ url }) => new URL(url).pathname).reverse()
  const pages = await Promise.all(
    paths.map(async (path) => ({ path, cached: await readCache('pages', path) })),
  )
  return Promise.all(
    pages.flatMap(({ path, cached }) => (cached ? cached.text().then((html) => ({ path, html })) : [])),
  )
}
