import { Route, Router } from 'workbox-routing'
import { configAddress } from '@/config/config-address'
import { languagePrefix } from '@/config/languages'
import { offlinePath } from '@/config/offline-path'
import { readCachePageMessage, readHandoverMessage } from '@/worker-messages/messages'
import { adoptUnrecorded } from './expiration'
import { cachedPages, readCache } from './read-cache'
import { renderOfflinePage } from './render-offline-page'
import type { AnswerKind } from './response-checks'
import { kindOfRequest, pageKey } from './rules'
import type { FetchEvent, WorkerScope } from './scope'
import { matchShell, removeOldShells, storeShell } from './shell'
import { storeHandedOver, storePage } from './store-page'
import { answerAndStore, handlerFor } from './strategies'
import { stop, switchedOff, track } from './switch-off'

/**
 * The service worker (docs/decisions/0020-service-worker.md): network first, the cache where there
 * is none. Files with a hash in their name come from the cache first.
 */
declare const self: WorkerScope

/** Answers a navigation and caches nothing: each page of ours asks for that itself (`storePage`), a host's other pages do not. */
async function pageAnswer({ request, event }: { request: Request; event: FetchEvent }): Promise<Response> {
  try {
    return (await event.preloadResponse) ?? (await fetch(request))
  } catch {
    const { pathname, search } = new URL(request.url)
    return (await readCache('pages', pageKey(pathname))) ?? (await shellPage(pathname, search))
  }
}

async function shellPage(pathname: string, search: string): Promise<Response> {
  const prefix = languagePrefix(pathname)
  const own = await matchShell(prefix + offlinePath)
  const page = own ?? (await matchShell(offlinePath))
  if (!page) return Response.error()
  const html = renderOfflinePage(await page.text(), pathname + search, await cachedPages(), own ? prefix : '')
  return new Response(html, { headers: page.headers })
}

function isFor(kind: AnswerKind, { method, mode, destination, url, headers }: Request): boolean {
  const accept = headers.get('accept') ?? ''
  return kindOfRequest({ method, mode, destination, url, accept }, location.origin) === kind
}

const router = new Router()
for (const kind of ['pages', 'configuration', 'files', 'pictures', 'answers'] as const) {
  const answer = kind === 'pages' ? pageAnswer : handlerFor(kind)
  router.registerRoute(new Route(({ request }) => !switchedOff.aborted && isFor(kind, request), answer))
}
router.addFetchListener()

/**
 * A new version of the worker takes over after the next page is cached, where this is the only tab.
 * Not during that page's request: its answer would be lost with the old worker, and the browser
 * would wait for ever.
 */
async function activateWaitingWorker(): Promise<void> {
  const { waiting } = self.registration
  if (waiting && (await self.clients.matchAll({ type: 'window' })).length <= 1) waiting.postMessage('take up')
}

self.addEventListener('install', (event) => {
  const storeAll = async () => {
    await storeShell()
    const { answer, stored } = answerAndStore('configuration', new Request(configAddress), event)
    await answer.catch(() => {})
    await stored
  }
  event.waitUntil(storeAll())
})

self.addEventListener('activate', (event) => {
  const begin = async () => {
    await removeOldShells()
    // The browser fetches the page while the worker starts.
    await self.registration.navigationPreload?.enable()
    await self.clients.claim()
  }
  event.waitUntil(begin())
  // Not awaited: requests wait until the worker is active.
  void track(adoptUnrecorded(switchedOff))
})

self.addEventListener('message', (event) => {
  const { data, ports } = event
  if (data === 'take up') event.waitUntil(self.skipWaiting())
  if (data === 'stop') event.waitUntil(stop().finally(() => ports[0]?.postMessage('stopped')))
  if (switchedOff.aborted) return
  const handedOver = readHandoverMessage(data)
  if (handedOver) event.waitUntil(storeHandedOver(handedOver, event))
  const wanted = readCachePageMessage(data)
  if (wanted)
    event.waitUntil(
      storePage(wanted.keep, wanted.files, event)
        .catch(() => {})
        .then(activateWaitingWorker),
    )
})
