import type { Locator, Page, Request } from '@playwright/test'
import { isDrawn } from '../layout/frames'
import { atRest } from './hold-requests'
import { expect } from './visitor'

/**
 * Resolves once React has hydrated a control; before that a link is followed by the browser itself, and
 * nothing stays in place. Parts behind hydration come after the page.
 */
export async function controlHydrated(control: Locator): Promise<void> {
  const isReacts = (element: Element) => Object.keys(element).some((key) => key.startsWith('__react'))
  const belongs = () => control.evaluate(isReacts).catch(() => false) // a page may be loaded anew meanwhile
  await expect.poll(belongs, { message: 'it belongs to React' }).toBe(true)
}

/**
 * Resolves once React has hydrated the page's HTML, its heading included, or the first element of another selector. The
 * page is asked, not a locator: for that, Playwright would first load 340 KB of script into it.
 */
export async function hydrated(page: Page, selector = 'h1'): Promise<void> {
  const isReacts = (selector: string) =>
    Object.keys(document.querySelector(selector) ?? {}).some((key) => key.startsWith('__react'))
  const belongs = () => page.evaluate(isReacts, selector).catch(() => false) // it may be loaded anew meanwhile
  await expect.poll(belongs, { message: 'it belongs to React' }).toBe(true)
}

/** Waits two frames: what React has been told by now is painted then. */
export const twoFrames = (page: Page) =>
  page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))))

/** Waits for two idle callbacks, the second asked for in the first: what the site begins when idle has begun then. */
export const idled = (page: Page) =>
  page.evaluate(() => new Promise((idle) => requestIdleCallback(() => requestIdleCallback(idle))))

/**
 * Reads a page to its end, a screen at a time, until what it asks for has come.
 * @param look what is done at each screen
 */
export async function readToTheEnd(page: Page, look = async () => {}): Promise<void> {
  await atRest(page)
  // A second 'networkidle' of the same document would be there at once.
  const pending = new Set<Request>()
  const sent = (request: Request) => pending.add(request)
  const ended = (request: Request) => pending.delete(request)
  page.on('request', sent).on('requestfinished', ended).on('requestfailed', ended)
  if (!(await drawsEachScreen(page, look))) {
    await page.reload()
    await hydrated(page)
    expect(await drawsEachScreen(page, look), 'it is drawn once it is loaded anew').toBe(true)
  }
  await expect.poll(() => pending.size, { message: 'requests without an answer' }).toBe(0)
  page.off('request', sent).off('requestfinished', ended).off('requestfailed', ended)
}

async function drawsEachScreen(page: Page, look: () => Promise<void>): Promise<boolean> {
  const screens = await page.evaluate(() => Math.ceil(document.documentElement.scrollHeight / innerHeight))
  for (let screen = 1; screen <= screens; screen += 1) {
    await page.evaluate((at) => window.scrollTo({ top: at * innerHeight, behavior: 'instant' }), screen)
    if (!(await isDrawn(page, `screen ${screen}`))) return false
    await look()
  }
  return true
}
