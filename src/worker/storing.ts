import type { StrategyOptions } from 'workbox-strategies'
import { cachedAtHeader } from '@/worker-messages/cached-at'
import { noteStored } from './bounds'
import { hasList, hasPromisedType, isOurPage, type Kind } from './claims'
import { isUsable } from './read-cache'
import { readWhole } from './read-whole'
import { listFields } from './rules'
import type { LastingEvent } from './scope'
import { currentSettings, learnSettings } from './settings'
import { ofShell } from './shell'
import { goAway, mayStore, switchedOff } from './switch-off'

type Plugin = NonNullable<StrategyOptions['plugins']>[number]

type Test = (text: string, address: string, event: LastingEvent) => boolean | Promise<boolean>

/** Whether the text of an answer is what it claims to be, where its content type alone does not tell. */
const holds: Readonly<Partial<Record<Kind, Test>>> = {
  pages: isOurPage,
  answers: async (text, address) => hasList(text, listFields(address, await currentSettings())),
  configuration: (text, _, event) => {
    const settings = learnSettings(text)
    if (settings && !settings.offline) event.waitUntil(goAway())
    return settings?.offline ?? false
  },
}

/** The body of an answer that is what it claims to be, once it has come to its end. */
async function bodyToStore(
  kind: Kind,
  address: string,
  answer: Response,
  event: LastingEvent,
): Promise<Blob | undefined> {
  // A list may be of any address; most calls are none, and are not read here.
  const isNone = kind === 'answers' && listFields(address, await currentSettings()).length === 0
  if (isNone || answer.status !== 200 || !hasPromisedType(kind, address, answer.headers)) {
    answer.body?.cancel().catch(() => {})
    return undefined
  }
  const body = await readWhole(answer, switchedOff)
  const test = holds[kind]
  return body && (!test || (await test(await body.text(), address, event))) ? body : undefined
}

/** Stores what is what it claims to be, with the time, and within the bounds of its kind. */
export const storing = (kind: Kind): Plugin => ({
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

/** Has the shell's own copy stand in where there is no other. */
export const orShell: Plugin = {
  cachedResponseWillBeUsed: async ({ request, cachedResponse }) => cachedResponse ?? ofShell(request.url),
}

/** Has an answer that tells of the host's own failure give way to the copy; it counts where there is none. */
export const givesWay: Plugin = {
  fetchDidSucceed: async ({ response, state }) => {
    if (response.status < 500) return response
    if (state) state.failure = response
    throw new TypeError(`answered with ${response.status}`)
  },
  handlerDidError: async ({ state }) => state?.failure,
}
