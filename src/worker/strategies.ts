import { NetworkFirst, Strategy, StrategyHandler } from 'workbox-strategies'
import { fallBackOnServerError, shellFallback, storing } from './plugins'
import type { Kind } from './response-checks'
import type { LastingEvent, RequestEvent } from './scope'
import { track } from './switch-off'

/** Milliseconds that the cache may take before the network is asked: storage may hang. */
const cacheTimeout = 2000

/** Cache first. A cache that throws or hangs never blocks the network. */
class CacheFirstWithTimeout extends Strategy {
  protected override async _handle(request: Request, handler: StrategyHandler): Promise<Response> {
    const stored = handler.cacheMatch(request).catch(() => undefined)
    const late = new Promise<undefined>((resolve) => setTimeout(resolve, cacheTimeout))
    const copy = await Promise.race([stored, late])
    if (copy) return copy
    try {
      return await handler.fetchAndCachePut(request)
    } catch (cause) {
      const lateCopy = await stored
      if (lateCopy) return lateCopy
      throw cause
    }
  }
}

const options = (kind: Kind) => ({ cacheName: kind, matchOptions: { ignoreVary: true } })

/** How each kind is answered and stored. */
const strategies: Readonly<Record<Kind, Strategy>> = {
  pages: new NetworkFirst({ ...options('pages'), plugins: [storing('pages')] }),
  files: new CacheFirstWithTimeout({ ...options('files'), plugins: [storing('files'), shellFallback] }),
  pictures: new NetworkFirst({ ...options('pictures'), plugins: [storing('pictures'), shellFallback] }),
  answers: new NetworkFirst({ ...options('answers'), plugins: [storing('answers')] }),
  configuration: new NetworkFirst({
    ...options('configuration'),
    plugins: [storing('configuration'), fallBackOnServerError],
  }),
}

/** The answer to a request, and the storing that follows it. */
export function answerAndStore(kind: Kind, request: Request, event: LastingEvent) {
  const [answer, stored] = strategies[kind].handleAll({ request, event })
  return { answer, stored: track(stored) }
}

/** Answers a request; storing continues after the answer. */
export const answering =
  (kind: Kind) =>
  ({ request, event }: { request: Request; event: RequestEvent }): Promise<Response> =>
    answerAndStore(kind, request, event).answer

/** Stores an answer that is here already. */
export function store(kind: Kind, address: string, answer: Response, event: LastingEvent): Promise<void> {
  const request = new Request(address)
  const handler = new StrategyHandler(strategies[kind], { request, event })
  return track(handler.cachePut(request, answer).finally(() => handler.destroy()))
}
