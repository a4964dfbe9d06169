import { NetworkFirst, Strategy, StrategyHandler } from 'workbox-strategies'
import { fallBackOnServerError, shellFallback, storePlugin } from './plugins'
import type { AnswerKind } from './response-checks'
import type { ExtendableEvent, FetchEvent } from './scope'
import { track } from './switch-off'

/** Milliseconds that the cache may take before the network is asked: storage may hang. */
const cacheTimeout = 2000

/** Cache first. A cache that throws or hangs never blocks the network. */
class CacheFirstWithTimeout extends Strategy {
  protected override async _handle(request: Request, handler: StrategyHandler): Promise<Response> {
    const stored = handler.cacheMatch(request).catch(() => undefined)
    const late = new Promise<undefined>((resolve) => setTimeout(resolve, cacheTimeout))
    const cached = await Promise.race([stored, late])
    if (cached) return cached
    try {
      return await handler.fetchAndCachePut(request)
    } catch (cause) {
      const cachedLate = await stored
      if (cachedLate) return cachedLate
      throw cause
    }
  }
}

const options = (kind: AnswerKind) => ({ cacheName: kind, matchOptions: { ignoreVary: true } })

/** How each kind is answered and stored. */
const strategies: Readonly<Record<AnswerKind, Strategy>> = {
  pages: new NetworkFirst({ ...options('pages'), plugins: [storePlugin('pages')] }),
  files: new CacheFirstWithTimeout({ ...options('files'), plugins: [storePlugin('files'), shellFallback] }),
  pictures: new NetworkFirst({ ...options('pictures'), plugins: [storePlugin('pictures'), shellFallback] }),
  // A 5xx is passed on: the page has a list from before, and says what failed.
  answers: new NetworkFirst({ ...options('answers'), plugins: [storePlugin('answers')] }),
  configuration: new NetworkFirst({
    ...options('configuration'),
    plugins: [storePlugin('configuration'), fallBackOnServerError],
  }),
}

/** The answer to a request, and the storing that follows it. */
export function answerAndStore(kind: AnswerKind, request: Request, event: ExtendableEvent) {
  const [answer, stored] = strategies[kind].handleAll({ request, event })
  return { answer, stored: track(stored) }
}

/** Answers a request; storing continues after the answer. */
export const handlerFor =
  (kind: AnswerKind) =>
  ({ request, event }: { request: Request; event: FetchEvent }): Promise<Response> =>
    answerAndStore(kind, request, event).answer

/** Stores an answer that is here already. */
export function store(
  kind: AnswerKind,
  address: string,
  answer: Response,
  event: ExtendableEvent,
): Promise<void> {
  const request = new Request(address)
  const handler = new StrategyHandler(strategies[kind], { request, event })
  return track(handler.cachePut(request, answer).finally(() => handler.destroy()))
}
