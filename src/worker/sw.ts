import { configAddress } from '@/config/config-address'
import { offlinePath } from '@/config/offline-page'
import { type PassedAnswer, readKeepRequest, readPassedAnswer } from '@/domain/keep-request'
import { copyOf, type Kind, keep, keptPages } from './copies'
import { offlinePage } from './offline-page'
import { filesIn, isList, pageKey, readSettings, ruleFor, type Settings } from './rules'
import type { RequestEvent, WorkerScope } from './scope'

/**
 * The service worker (docs/decisions/0020-service-worker.md): the network first, and copies where there is none. Files
 * with a hash in their name alone come from the copies first.
 */
declare const self: WorkerScope

const shellFiles = self.__WB_MANIFEST
/** A changed file of the shell is a changed worker, and gets a cache of its own. */
const shell = `shell-${shellFiles.map(({ url, revision }) => revision ?? url).join('-')}`

let settings: Settings | undefined
/** Nothing is kept any more once this device was cleared, or offline use was switched off. */
let stopped = false

/** A file of the shell: no other copies push it out, and it never grows old. */
const ofShell = (address: string) => caches.match(address, { cacheName: shell, ignoreVary: true })

const put = async (kind: Kind, address: string, answer: Response) => {
  // A full device keeps nothing, and misses nothing while there is a network.
  if (!stopped) await keep(kind, address, answer).catch(() => {})
}

/** Stops keeping, forgets all copies and goes. */
async function goAway(): Promise<void> {
  stopped = true
  await self.registration.unregister()
  await Promise.all((await caches.keys()).map((name) => caches.delete(name)))
}

/** The configuration from the network, kept where it is a good one. */
async function freshConfiguration(request: Request | string): Promise<Response> {
  const answer = await fetch(request)
  const read = answer.ok ? readSettings(await answer.clone().text(), location.origin) : undefined
  if (!read) return answer
  settings = read
  if (read.offline) await put('configuration', configAddress, answer.clone())
  else await goAway()
  return answer
}

/** The settings of the last good configuration; the browser ends workers and starts them anew as it likes. */
async function currentSettings(): Promise<Settings | undefined> {
  if (!settings) {
    const copy = await copyOf('configuration', configAddress)
    settings = copy && readSettings(await copy.text(), location.origin)
  }
  return settings
}

async function fileAnswer(address: string, request: Request | string): Promise<Response> {
  const copy = (await copyOf('files', address)) ?? (await ofShell(address))
  if (copy) return copy
  const answer = await fetch(request)
  if (answer.status === 200) await put('files', address, answer.clone())
  return answer
}

/** From the network, keeping a good answer; the copy where no answer comes. */
async function networkFirst(kind: Kind, request: Request): Promise<Response> {
  try {
    const answer = await fetch(request)
    if (answer.status === 200) await put(kind, request.url, answer.clone())
    return answer
  } catch (cause) {
    const copy = (await copyOf(kind, request.url)) ?? (await ofShell(request.url))
    if (copy) return copy
    throw cause
  }
}

async function configuration(request: Request): Promise<Response> {
  try {
    return await freshConfiguration(request)
  } catch (cause) {
    const copy = await copyOf('configuration', configAddress)
    if (copy) return copy
    throw cause
  }
}

async function callAnswer(request: Request): Promise<Response> {
  const known = await currentSettings()
  return known && isList(request.url, known) ? networkFirst('answers', request) : fetch(request)
}

/** Keeps the answer to a list that was asked for before this worker was there. */
async function keepPassed({ answerTo, body }: PassedAnswer): Promise<void> {
  const known = await currentSettings()
  if (known?.offline && isList(answerTo, known))
    await put('answers', answerTo, new Response(body, { headers: { 'content-type': 'application/json' } }))
}

/** A page asks to be kept itself: a host's other pages, and those that lead nowhere, never do. */
async function pageAnswer({ request, preloadResponse }: RequestEvent): Promise<Response> {
  try {
    return (await preloadResponse) ?? (await fetch(request))
  } catch {
    const { pathname, search } = new URL(request.url)
    return (await copyOf('pages', pageKey(pathname))) ?? (await shellPage(pathname + search))
  }
}

async function shellPage(asked: string): Promise<Response> {
  const page = await ofShell(offlinePath)
  if (!page) return Response.error()
  const html = offlinePage(await page.text(), asked, await keptPages())
  return new Response(html, { headers: page.headers })
}

/** Keeps a page that was opened, with the files that it came with and those that it has fetched since. */
async function keepPage(path: string, files: readonly string[]): Promise<void> {
  const answer = await fetch(path)
  if (answer.status !== 200) return
  const html = await answer.clone().text()
  await Promise.all([...new Set([...filesIn(html), ...files])].map(keepFile))
  await put('pages', pageKey(path), answer)
}

async function keepFile(path: string): Promise<void> {
  const kind = path.startsWith('/assets/') ? 'files' : 'pictures'
  const address = new URL(path, location.origin).href
  if (await copyOf(kind, address)) return
  const answer = await fetch(address).catch(() => undefined)
  if (answer?.status === 200) await put(kind, address, answer)
}

/**
 * A new version of the worker waits, and takes up once the next page is there and kept, where this is the only tab. Not
 * while that page is being asked for: its answer would be lost with the worker that gave it, and the browser waits for ever.
 */
async function takeUpNewVersion(): Promise<void> {
  const { waiting } = self.registration
  if (waiting && (await self.clients.matchAll({ type: 'window' })).length <= 1) waiting.postMessage('take up')
}

self.addEventListener('install', (event) => {
  const keepShell = async () => {
    const cache = await caches.open(shell)
    await cache.addAll(shellFiles.map(({ url }) => new Request(url, { cache: 'no-cache' })))
    await freshConfiguration(configAddress).catch(() => {})
  }
  event.waitUntil(keepShell())
})

self.addEventListener('activate', (event) => {
  const begin = async () => {
    const old = (await caches.keys()).filter((name) => name.startsWith('shell-') && name !== shell)
    await Promise.all(old.map((name) => caches.delete(name)))
    // The page is asked for while the worker starts.
    await self.registration.navigationPreload?.enable()
    await self.clients.claim()
  }
  event.waitUntil(begin())
})

const answers = {
  configuration,
  file: (request: Request) => fileAnswer(request.url, request),
  picture: (request: Request) => networkFirst('pictures', request),
  call: callAnswer,
}

self.addEventListener('fetch', (event) => {
  if (stopped) return
  const { request } = event
  const { method, mode, destination, url, headers } = request
  const accept = headers.get('accept') ?? ''
  const rule = ruleFor({ method, mode, destination, url, accept }, location.origin)
  if (rule === 'page') event.respondWith(pageAnswer(event))
  else if (rule) event.respondWith(answers[rule](request))
})

self.addEventListener('message', (event) => {
  const { data } = event
  if (data === 'take up') event.waitUntil(self.skipWaiting())
  if (data === 'stop') stopped = true
  const passed = readPassedAnswer(data)
  if (passed && !stopped) event.waitUntil(keepPassed(passed))
  const wanted = readKeepRequest(data)
  if (wanted && !stopped)
    event.waitUntil(
      keepPage(wanted.keep, wanted.files)
        .catch(() => {})
        .then(takeUpNewVersion),
    )
})
