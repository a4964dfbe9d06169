import { setTimeout as pause } from 'node:timers/promises'
import type { Page, Request } from '@playwright/test'

/**
 * Holds back every request that matches until the returned function is called. Requests after that pass at once.
 */
export async function holdBack(page: Page, url: string | RegExp): Promise<() => void> {
  let release = () => {}
  const gate = new Promise<void>((open) => {
    release = open
  })
  await page.route(url, async (route) => {
    await gate
    await route.fallback().catch(() => {}) // the page may be gone by then
  })
  return release
}

/** A chunk of the build: by the name of its page's file, or of its group (`build/bundle/chunk-groups.ts`). */
export const chunkOf = (name: string) => new RegExp(`/assets/${name}-[\\w-]+\\.js$`)

/** The requests of a page that have no answer yet, and when one was last sent or ended. */
type Traffic = { underWay: Set<Request>; changed: number }

const trafficOf = new WeakMap<Page, Traffic>()

/** Notes the requests of a page from now on, for `atRest`. */
export function noteRequests(page: Page): void {
  const known = trafficOf.get(page)
  const traffic = known ?? { underWay: new Set(), changed: Date.now() }
  traffic.underWay.clear()
  trafficOf.set(page, traffic)
  page.on('request', (request) => {
    traffic.underWay.add(request)
    traffic.changed = Date.now()
  })
  if (known) return // the others stay with the tab, from test to test
  const ended = (request: Request) => {
    traffic.underWay.delete(request)
    traffic.changed = Date.now()
  }
  page.on('requestfinished', ended).on('requestfailed', ended)
}

/** How many idle moments in a row without a request count as rest. */
const idleTimes = 4

/** Milliseconds without a request that count as rest, for a page that tells of no idle moments. */
const quietTime = 500

/**
 * Resolves once nothing is under way and the page has been idle several times over: what an answer leads to has begun by then.
 * A page whose clock stands, or that makes way for another, is at rest after half a second without a request.
 */
export async function atRest(page: Page): Promise<void> {
  const traffic = trafficOf.get(page)
  if (!traffic) throw new Error('Nobody has noted the requests of this page.')
  let isOver = false
  const idle = async () => {
    for (let times = 0; times < idleTimes && !isOver; ) {
      await page.evaluate(() => new Promise((idle) => requestAnimationFrame(() => requestIdleCallback(idle))))
      times = traffic.underWay.size === 0 ? times + 1 : 0
    }
  }
  const never = () => new Promise<void>(() => {}) // a page that makes way for another
  const quiet = async () => {
    const from = Date.now()
    while (!isOver && (traffic.underWay.size > 0 || Date.now() - Math.max(from, traffic.changed) < quietTime))
      await pause(20)
  }
  await Promise.race([idle().catch(never), quiet()])
  isOver = true
}
