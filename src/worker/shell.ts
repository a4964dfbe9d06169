import { fileKind } from '@/worker-messages/file-kind'
import { hasPromisedType, isOurPage } from './response-checks'

/**
 * The shell, as the build lists it: a version that changes with any of its files, and their
 * addresses for each language's prefix.
 */
declare const __SHELL__: { version: string; files: Readonly<Record<string, readonly string[]>> }

const cachePrefix = 'shell-'
/** A changed file makes a new worker with a cache of its own. */
const cacheName = `${cachePrefix}${__SHELL__.version}`

/** A file of the shell; it never expires, and nothing pushes it out. */
export const matchShell = (address: string) => caches.match(address, { cacheName, ignoreVary: true })

/** Whether the shell is there. Where it is gone, this worker's caches were cleared for good. */
export const hasShell = () => caches.has(cacheName)

/** Stores the shell of a language that the site is built in, once one of its pages is stored. */
export async function storeShellOf(prefix: string): Promise<void> {
  const [page = ''] = __SHELL__.files[prefix] ?? []
  if (!(await matchShell(page))) await storeShell(prefix)
}

/**
 * Stores the shell of a language, the root's unless another is named.
 * @throws where a file is missing: the next page has the worker installed again
 */
export async function storeShell(prefix = ''): Promise<void> {
  const answers = await Promise.all((__SHELL__.files[prefix] ?? []).map(freshFile))
  const cache = await caches.open(cacheName)
  await Promise.all(answers.map(([file, answer]) => cache.put(file, answer)))
}

async function freshFile(file: string): Promise<readonly [string, Response]> {
  const answer = await fetch(file, { cache: 'no-cache' })
  const { status, headers } = answer
  const body = await answer.blob()
  const kind = fileKind(file) ?? 'pages'
  const isGood = status === 200 && hasPromisedType(kind, new URL(file, location.origin).href, headers)
  if (!isGood || (kind === 'pages' && !isOurPage(await body.text())))
    throw new TypeError(`${file} is not what it claims to be`)
  return [file, new Response(body, { headers })]
}

/** Removes the shells of earlier versions. */
export async function removeOldShells(): Promise<void> {
  const old = (await caches.keys()).filter((name) => name.startsWith(cachePrefix) && name !== cacheName)
  await Promise.all(old.map((name) => caches.delete(name)))
}
