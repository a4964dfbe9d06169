import type { StrategyOptions } from 'workbox-strategies'
import { cachedAtHeader } from '@/worker-messages/cached-at'
import { noteStored } from './expiration'
import { isUsable } from './read-cache'
import { readWhole } from './read-whole'
import { type AnswerKind, hasList, hasPromisedType, isOurPage } from './response-checks'
import { listFieldsAt, readSettings } from './rules'
import type { ExtendableEvent } from './scope'
import { currentSettings, learnSettings } from './settings'
import { matchShell } from './shell'
import { mayStore, switchedOff, unregisterSelf } from './switch-off'

type Plugin = NonNullable<StrategyOptions['plugins']>[number]

type Test = (text: string, address: string) => boolean | Promise<boolean>

/** Tests of an answer's text, where its content type alone is no proof. */
const tests: Readonly<Partial<Record<AnswerKind, Test>>> = {
  pages: isOurPage,
  answers: async (text, address) => hasList(text, listFieldsAt(address, await currentSettings())),
  configuration: (text) => readSettings(text, location.origin)?.offline ?? false,
}

/** Remembers a configuration that was just fetched; `offline: false` in it unregisters this worker. */
function applyConfiguration(text: string, event: ExtendableEvent): void {
  const settings = learnSettings(text)
  if (settings && !settings.offline) event.waitUntil(unregisterSelf())
}

/** The body of an answer that passes its tests, read to its end. */
async function bodyToStore(
  kind: AnswerKind,
  address: string,
  answer: Response,
  event: ExtendableEvent,
): Promise<Blob | undefined> {
  // Lists may have any address, but most calls are no lists: those are not read here.
  const isNoList = kind === 'answers' && listFieldsAt(address, await currentSettings()).length === 0
  if (isNoList || answer.status !== 200 || !hasPromisedType(kind, address, answer.headers)) {
    answer.body?.cancel().catch(() => {})
    return undefined
  }
  const body = await readWhole(answer, switchedOff)
  const test = tests[kind]
  if (!body || !test) return body
  const text = await body.text()
  if (kind === 'configuration') applyConfiguration(text, event)
  return (await test(text, address)) ? body : undefined
}

/** Stores answers that pass their tests, with the time, within the limits of their kind. */
export const storePlugin = (kind: AnswerKind): Plugin => ({
  cacheWillUpdate: async ({ request, response, event }) => {
    const body = await bodyToStore(kind, request.url, response, event)
    if (!body || !(await mayStore())) return null
    const headers = new Headers(response.headers)
    headers.set(cachedAtHeader, String(Date.now()))
    return new Response(body, { headers })
  },
  cacheDidUpdate: async ({ request }) => {
    if (!switchedOff.aborted) await noteStored(kind, request.url)
  },
  cachedResponseWillBeUsed: async ({ request, cachedResponse }) =>
    cachedResponse && isUsable(kind, request.url, cachedResponse) ? cachedResponse : null,
})

/** Uses the shell's answer where this cache has none. */
export const shellFallback: Plugin = {
  cachedResponseWillBeUsed: async ({ request, cachedResponse }) => cachedResponse ?? matchShell(request.url),
}

/** Answers from the cache in place of a 5xx; without a cached answer, with the 5xx. */
export const fallBackOnServerError: Plugin = {
  fetchDidSucceed: async ({ response, state }) => {
    if (response.status < 500) return response
    if (state) state.failure = response
    throw new TypeError(`answered with ${response.status}`)
  },
  handlerDidError: async ({ state }) => state?.failure,
}
