import type { Browser, Page, Route } from '@playwright/test'
import { listing } from '@/content/en/pages/listing'
import { atRest, noteRequests } from '../page/hold-requests'
import { expect, test } from '../page/visitor'
import type { Visit } from './visits'

/** What becomes of a file of the build. */
type FileFault = { name: string; answer: (route: Route) => Promise<void> | void; once: boolean }

const html = '<!doctype html><title>Sign in</title>'
const answers: Record<string, FileFault['answer']> = {
  'status 404': (route) => route.fulfill({ status: 404, body: 'gone' }),
  'a page in its place': (route) => route.fulfill({ contentType: 'text/html', body: html }),
  'a connection that is reset': (route) => route.abort('connectionreset'),
  'no answer at all': () => {},
}

/** Once: what a second request cures, whatever the first one got, is tried with an answer and with none. */
const curable = ['status 404', 'a connection that is reset']

export const fileFaults: FileFault[] = Object.entries(answers).flatMap(([name, answer]) => [
  { name: `${name}, for ever`, answer, once: false },
  ...(curable.includes(name) ? [{ name: `${name}, once`, answer, once: true }] : []),
])

const file = /\/assets\/([\w-]+\.(?:js|css))$/

async function newVisitor(browser: Browser) {
  const context = await browser.newContext({
    baseURL: test.info().project.use.baseURL ?? '',
    serviceWorkers: 'block',
  })
  context.setDefaultTimeout(3_000) // a press that comes to nothing is repeated
  context.setDefaultNavigationTimeout(30_000)
  return { page: await context.newPage(), close: () => context.close() }
}

/** Scripts and style sheets that a visit asks for. */
export async function filesOf(browser: Browser, visit: Visit) {
  const { page, close } = await newVisitor(browser)
  noteRequests(page)
  const files = new Set<string>()
  page.on('request', (request) => {
    const name = file.exec(request.url())?.[1]
    if (name) files.add(name)
  })
  await page.goto(visit.path)
  await page.waitForLoadState('networkidle')
  await visit.act?.(page)
  await expect(visit.shows(page).first()).toBeAttached()
  await atRest(page)
  await close()
  return files
}

/** The page tells the visitor that something did not come, or offers to try again. */
const telling = (page: Page) =>
  page
    .getByRole('button', { name: 'Try again' })
    .or(page.getByRole('alert').filter({ hasText: /\w/ }))
    .or(page.getByRole('status').filter({ hasText: listing.needsScripts.text }))

const tells = async (page: Page) => (await telling(page).count()) > 0

/** Whether something holds within a second. */
const comes = (holds: () => Promise<boolean>) =>
  expect
    .poll(() => holds().catch(() => false), { timeout: 1000 })
    .toBe(true)
    .then(
      () => true,
      () => false,
    )

/**
 * Goes through a visit one of whose files does not come.
 * @returns what went wrong, undefined where the site survived
 */
export async function survive(
  browser: Browser,
  { visit, name, fault }: { visit: Visit; name: string; fault: FileFault },
): Promise<string | undefined> {
  const { page, close } = await newVisitor(browser)
  const uncaught: string[] = []
  page.on('pageerror', (error) => uncaught.push(String(error)))
  const hangs = fault.name.startsWith('no answer')
  let lost = true
  await page.route(`**/assets/${name}`, async (route) => {
    if (!lost) return route.fallback()
    if (fault.once) lost = false
    await fault.answer(route)
  })
  if (hangs) await page.clock.install()
  try {
    await page.goto(visit.path, { waitUntil: 'commit' })
    await page.getByRole('heading', { level: 1 }).first().waitFor({ timeout: 15_000 })
    // A page that is loaded anew in the middle, or lacks a part, lets a press come to nothing: it is repeated.
    const pressed = () => visit.act?.(page).catch(() => {})
    await pressed()
    const shown = async () => (await visit.shows(page).count()) > 0
    const over = async () =>
      (await shown()) ||
      visit.optional === 'until the next page' ||
      (!fault.once && (visit.optional !== undefined || (await tells(page))))
    await expect(async () => {
      if (hangs) await page.clock.runFor(30_000)
      // What is given up says so a moment later, perhaps in a new page: a press before that would take its words away again.
      if (await comes(over)) return
      await page
        .getByRole('button', { name: 'Try again' })
        .first()
        .click({ timeout: 200 })
        .catch(() => {})
      if (!(await shown())) await pressed()
      expect(await shown()).toBe(true)
    }).toPass({ timeout: hangs ? 45_000 : 30_000, intervals: [200, 400, 800] })
    await expect(page.getByRole('heading', { level: 1 }).first()).not.toBeEmpty()
    if (!visit.path.startsWith('/checkout')) {
      await expect(page.getByRole('banner')).toBeVisible()
      await expect(page.getByRole('contentinfo')).toBeAttached()
    }
    return uncaught[0] && `${name}, ${fault.name}, ${visit.name}: uncaught ${uncaught[0]}`
  } catch (cause) {
    const [first = ''] = String(cause).split('\n')
    return `${name}, ${fault.name}, ${visit.name}: ${first} (${page.url()})`
  } finally {
    await close()
  }
}
