import type { Page } from '@playwright/test'
import { hydrated } from './hydrated'
import { expect } from './visitor'

/** How the tests of the service worker run: with one, and with what the console says of a lost connection. */
export const withWorker = {
  serviceWorkers: 'allow' as const,
  expectedMessages: [
    /ERR_INTERNET_DISCONNECTED|Failed to load resource|: failed|Failed to fetch|Error occurred/,
  ],
}

/** Paths of what a cache of the site holds. */
export const cached = (page: Page, kind: string) =>
  page.evaluate(async (name) => {
    if (!(await caches.has(name))) return []
    return (await (await caches.open(name)).keys()).map(({ url }) => new URL(url).pathname)
  }, kind)

/** Resolves once the worker has cached the page of a path. */
export const pageCached = (page: Page, path: string) =>
  expect.poll(() => cached(page, 'pages'), { timeout: 30_000 }).toContain(path)

/** Opens a page and waits until it answers and the worker has cached it. */
export async function visit(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await hydrated(page)
  await pageCached(page, new URL(path, 'http://localhost').pathname)
}

/** Has the browser end the service worker, as it does with one that has nothing to do; the next event starts it anew. */
export async function endWorker(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page)
  await session.send('ServiceWorker.enable')
  await session.send('ServiceWorker.stopAllWorkers')
  await session.detach()
}

/** What a changing host answers with: JSON. */
export const json = (body: unknown) => ({ type: 'application/json', body: JSON.stringify(body), status: 200 })

/** The same: a script. */
export const script = { type: 'text/javascript', body: 'export const a = 1', status: 200 }

/** Asks for an address as the site does, and reads the answer to its end. */
export const ask = (page: Page, path: string) =>
  page.evaluate(
    (address) =>
      fetch(address, { headers: { accept: 'application/json' } }).then((answer) => answer.text(), String),
    path,
  )
