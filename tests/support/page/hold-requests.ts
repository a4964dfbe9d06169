import type { Page, Request } from '@playwright/test'

/**
 * Holds back every request that fits until the returned function is called; those of later visits pass at once
 * then.
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

/** The requests of a page that have no answer yet. */
const underWay = new WeakMap<Page, Set<Request>>()

/** Notes the requests of a page from now on, for `atRest`. */
export function noteRequests(page: Page): void {
  const known = underWay.get(page)
  const requests = known ?? new Set()
  requests.clear()
  underWay.set(page, requests)
  page.on('request', (request) => requests.add(request))
  if (known) return // the others stay with the tab, from test to test
  const ended = (request: Request) => requests.delete(request)
  page.on('requestfinished', ended).on('requestfailed', ended)
}

/** How often a page is idle, with no request under way, until it is taken to be at rest. */
const idleTimes = 4

/**
 * Resolves once nothing is under way and the page has been idle several times over: what an answer leads to has begun by then.
 * Playwright's 'networkidle', which comes half a second after the last answer, is the latest moment.
 */
export async function atRest(page: Page): Promise<void> {
  const requests = underWay.get(page)
  let isOver = false
  const quiet = async () => {
    for (let times = 0; times < idleTimes && !isOver; ) {
      await page.evaluate(() => new Promise((idle) => requestAnimationFrame(() => requestIdleCallback(idle))))
      times = requests?.size === 0 ? times + 1 : 0
    }
  }
  const never = () => new Promise<void>(() => {}) // a page that makes way for another
  await Promise.race([page.waitForLoadState('networkidle'), quiet().catch(never)])
  isOver = true
}
