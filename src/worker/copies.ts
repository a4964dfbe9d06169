import { keptAtHeader, readKeptAt } from '@/domain/kept-answer'

const day = 24 * 60 * 60_000

/** What is kept of each kind: so many at most, for so long; the rest of a device's storage is not ours. */
const limits = {
  pages: { count: 40, age: 30 * day },
  /** Scripts, styles and fonts, whose names carry a hash: they never grow old, only out of use. */
  files: { count: 300, age: 90 * day },
  pictures: { count: 150, age: 30 * day },
  answers: { count: 60, age: 30 * day },
  configuration: { count: 1, age: 30 * day },
} as const

/** Kinds of copies, each of which has a cache of its own. */
export type Kind = keyof typeof limits

/** A body that is larger, in bytes, is not kept. */
const largest = 3_000_000

/** Keeps an answer, and lets the copies go that were kept longest ago where there are too many. */
export async function keep(kind: Kind, address: string, answer: Response): Promise<void> {
  const body = await answer.blob()
  if (body.size > largest) return
  const headers = new Headers(answer.headers)
  headers.set(keptAtHeader, String(Date.now()))
  const cache = await caches.open(kind)
  await cache.put(address, new Response(body, { status: answer.status, headers }))
  // Whatever is put again goes to the end.
  const addresses = await cache.keys()
  const surplus = addresses.slice(0, Math.max(0, addresses.length - limits[kind].count))
  await Promise.all(surplus.map((old) => cache.delete(old)))
}

/** A copy that was kept, unless it is too old; whatever the answer said of what it varies by, its address tells it. */
export async function copyOf(kind: Kind, address: string): Promise<Response | undefined> {
  const cache = await caches.open(kind)
  const copy = await cache.match(address, { ignoreVary: true })
  if (!copy || Date.now() - (readKeptAt(copy.headers.get(keptAtHeader)) ?? 0) <= limits[kind].age) return copy
  await cache.delete(address)
  return undefined
}

/** The pages that are kept, the last one first: path and HTML. */
export async function keptPages(): Promise<{ path: string; html: string }[]> {
  const cache = await caches.open('pages')
  const paths = (await cache.keys()).map(({ url }) => new URL(url).pathname).reverse()
  const pages = await Promise.all(paths.map(async (path) => ({ path, copy: await copyOf('pages', path) })))
  return Promise.all(
    pages.flatMap(({ path, copy }) => (copy ? copy.text().then((html) => ({ path, html })) : [])),
  )
}
