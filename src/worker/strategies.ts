import { NetworkFirst, Strategy, StrategyHandler } from 'workbox-strategies'
import type { Kind } from './claims'
import type { LastingEvent, RequestEvent } from './scope'
import { givesWay, orShell, storing } from './storing'
import { track } from './switch-off'

/** Milliseconds that the cache may take: a device whose storage hangs still has a network. */
const patience = 2000

/** Cache first. A cache that throws or hangs never blocks the network. */
class StoredFirst extends Strategy {
  protected override async _handle(request: Request, handler: StrategyHandler): Promise<Response> {
    const stored = handler.cacheMatch(request).catch(() => undefined)
    const late = new Promise<undefined>((resolve) => setTimeout(resolve, patience))
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
export const strategies: Readonly<Record<Kind, Strategy>> = {
  pages: new NetworkFirst({ ...options('pages'), plugins: [storing('pages')] }),
  files: new StoredFirst({ ...options('files'), plugins: [storing('files'), orShell] }),
  pictures: new NetworkFirst({ ...options('pictures'), plugins: [storing('pictures'), orShell] }),
  answers: new NetworkFirst({ ...options('answers'), plugins: [storing('answers')] }),
  configuration: new NetworkFirst({
    ...options('configuration'),
    plugins: [storing('configuration'), givesWay],
  }),
}

/** The answer to a request, and the storing that follows it. */
export function answerAndStore(kind: Kind, request: Request, event: LastingEvent) {
  const [answer, stored] = strategies[kind].handleAll({ request, event })
  return { answer, stored: track(stored) }
}

/** Answers a request; what is stored of it is stored after. */
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
