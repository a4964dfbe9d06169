import { expect, type Page } from '@playwright/test'
import { hydrated } from './hydrated'

/** How the tests of the service worker run: with one, and with what the console says of a lost connection. */
export const withWorker = {
  serviceWorkers: 'allow' as const,
  expectedMessages: [
    /ERR_INTERNET_DISCONNECTED|Failed to load resource|: failed|Failed to fetch|Error occurred/,
  ],
}

/** Paths of what a cache of the site holds. */
export const kept = (page: Page, kind: string) =>
  page.evaluate(async (name) => {
    if (!(await caches.has(name))) return []
    return (await (await caches.open(name)).keys()).map(({ url }) => new URL(url).pathname)
  }, kind)

/** Resolves once the worker has kept the page of a path. */
export const pageKept = (page: Page, path: string) => expect.poll(() => kept(page, 'pages')).toContain(path)

/** Opens a page and waits until it answers and the worker has kept it. */
export async function visit(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await hydrated(page)
  await pageKept(page, new URL(path, 'http://localhost').pathname)
}
