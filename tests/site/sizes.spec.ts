import { readdirSync, readFileSync } from 'node:fs'
import { get } from 'node:http'
import { join } from 'node:path'
import { expect, type Page, test } from '@playwright/test'
import { paths } from '@/config/paths'
import {
  measureSizes,
  pageOf,
  recordedSizes,
  scriptsOf,
  sentSize,
  stylesOf,
} from '../../build/checks/sizes.mjs'
import { leastVisit, visit, visitedRoutes } from '../../build/checks/visits.mjs'
import { buildFolders } from '../../build/folders.mjs'
import { atRest, noteRequests } from '../support/page/hold-requests'
import { hydrated, readToTheEnd } from '../support/page/hydrated'

const { dist } = buildFolders()
const KB = 1024

/** A page may grow by this much before its growth has to be decided on (`npm run sizes -- --write`). */
const slack = 1.02

const recorded = recordedSizes()

const listing = '/collections/products/Raw_Honey'

/** KB of JavaScript before a page answers; pages without a figure of their own keep to 95.5. */
const scriptBudgets: Record<string, number> = {
  '/': 92.5,
  [listing]: 94,
  '/book-demo': 109.5,
  '/location': 105,
}

/** Phrases that stand in no module but these, and outlive the making of a build. */
const later: [part: string, phrase: RegExp][] = [
  ['axios', /ERR_BAD_RESPONSE|AxiosError/],
  ['the map', /maps\.googleapis\.com/],
  ['the slider', /slick-track/],
  ['toasts', /Toastify__/],
  ['forms', /FormikContext|isSubmitting/],
  ['rules of forms', /is a required field/],
  ['web vitals', /largest-contentful-paint/],
]

const scriptOf = (name: string) => readFileSync(join(dist, name), 'utf8')

test.describe('what a page weighs', () => {
  const sizes = measureSizes()

  test('is recorded for the same pages as are measured', () => {
    expect(Object.keys(recorded)).toEqual(Object.keys(sizes))
  })

  for (const [route, { js, css, html }] of Object.entries(sizes)) {
    test(`${route} has grown by no more than 2 %`, () => {
      expect(js).toBeLessThanOrEqual((recorded[route]?.js ?? 0) * slack)
      expect(css).toBeLessThanOrEqual((recorded[route]?.css ?? 0) * slack)
      expect(html).toBeLessThanOrEqual((recorded[route]?.html ?? 0) * slack)
    })

    test(`${route} keeps to its budgets`, () => {
      expect(js / KB).toBeLessThanOrEqual(scriptBudgets[route] ?? 95.5)
      expect(css / KB).toBeLessThanOrEqual(6)
      expect(html / KB).toBeLessThanOrEqual(12.5)
    })
  }
})

/** Hindi and Kannada take three bytes a letter, and rules of their own for what stands above and below it. */
const mostHtml = (name: string) => (/^(?:hi|kn)\//.test(name) ? 14 : 13.1)

test('every page keeps to 6.5 KB of styles in its HTML, and to 13.1 KB with it, in other languages to 14', () => {
  const pages = readdirSync(dist, { recursive: true, encoding: 'utf8' }).filter((name) =>
    name.endsWith('index.html'),
  )
  expect(pages.length).toBeGreaterThan(30)
  const tooLarge = pages.filter(
    (name) =>
      stylesOf(readFileSync(join(dist, name), 'utf8')) > 6.5 * KB || sentSize(name) > mostHtml(name) * KB,
  )
  expect(tooLarge).toEqual([])
})

test('home, a collection and technology come whole with the first 14,600 bytes of a connection, headers included', async ({
  baseURL,
}) => {
  for (const path of ['/', listing, paths.technology()]) {
    const sent = await new Promise<number>((resolve, reject) => {
      const headers = { 'accept-encoding': 'br' }
      get(new URL(path, baseURL), { headers }, (response) => {
        const head = response.rawHeaders.reduce(
          (sum, part) => sum + part.length + 2,
          'HTTP/1.1 200 OK\r\n\r\n'.length,
        )
        let body = 0
        response.on('data', (part: Buffer) => {
          body += part.length
        })
        response.on('end', () => resolve(head + body))
      }).on('error', reject)
    })
    expect(sent, path).toBeLessThanOrEqual(14_600)
  }
})

test.describe('what a page loads before it answers', () => {
  const scripts = scriptsOf(pageOf('/')).map(scriptOf)
  const all = readdirSync(join(dist, 'assets')).filter((name) => name.endsWith('.js'))

  for (const [part, phrase] of later) {
    test(`on the home page is nothing of ${part}`, () => {
      expect(all.some((name) => phrase.test(scriptOf(`assets/${name}`)))).toBe(true) // it is somewhere
      expect(scripts.some((script) => phrase.test(script))).toBe(false)
    })
  }

  test('on the demo page is its form, which proves that these phrases are still to be found', () => {
    const demo = scriptsOf(pageOf('/book-demo')).map(scriptOf)
    expect(demo.some((script) => /FormikContext|isSubmitting/.test(script))).toBe(true)
  })
})

test('every script of ours asks to be compiled as it arrives', () => {
  const scripts = readdirSync(join(dist, 'assets')).filter((name) => name.endsWith('.js'))
  const others = scripts.filter(
    (name) => !scriptOf(`assets/${name}`).startsWith('//# allFunctionsCalledOnLoad\n'),
  )
  expect(others).toEqual([])
})

test('a page with prices loads two fonts, and none for ₹ alone', async ({ page }) => {
  const fonts: string[] = []
  page.on('request', (request) => {
    // The names of the switch come from the device, where it has their letters.
    if (request.resourceType() === 'font' && !/\/name-/.test(request.url())) fonts.push(request.url())
  })
  await page.goto(listing)
  await expect(page.getByRole('article').first()).toContainText('₹')
  await page.waitForLoadState('networkidle')
  expect(fonts).toHaveLength(2)
  for (const family of ['fraunces', 'figtree'])
    expect(
      await page.evaluate(async (name) => (await document.fonts.load(`16px ${name}`, '₹')).length, family),
    ).toBe(1)
})

/** Opens a page and reads it to its end; the scripts that it has loaded, a list that grows. */
async function scriptsOfVisit(page: Page, route: string): Promise<ReadonlySet<string>> {
  const names = new Set<string>()
  noteRequests(page)
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (pathname.endsWith('.js')) names.add(pathname)
  })
  await page.goto(route)
  await hydrated(page)
  await readToTheEnd(page)
  return names
}

/** How many of these scripts are what lists are made with. */
const ofLists = (names: ReadonlySet<string>) =>
  [...names].filter((name) => /isInvalidated/.test(scriptOf(name))).length

test('a page without lists loads nothing of them', async ({ page }) => {
  expect(ofLists(await scriptsOfVisit(page, '/technology'))).toBe(0)
})

test('a listing with the script of its data call keeps to 118 KB', () => {
  const request = readdirSync(join(dist, 'assets')).find((name) => /^request-.*\.js$/.test(name))
  const scripts = [...scriptsOf(pageOf(listing)), `assets/${request}`]
  expect(scripts.reduce((sum, name) => sum + sentSize(name), 0) / KB).toBeLessThanOrEqual(118)
})

for (const route of visitedRoutes)
  test(`a visit of ${route} takes no more requests and renders than are recorded`, async ({
    browser,
    baseURL,
  }) => {
    const { requests = 0, renders = 0 } = recorded[route] ?? {}
    expect(requests).toBeGreaterThan(0)
    const isWithin = (least: { requests: number; renders: number }) =>
      least.requests <= requests * slack && least.renders <= renders + 2
    const least = await leastVisit(() => visit(browser, new URL(route, baseURL).href), isWithin)
    expect(isWithin(least), JSON.stringify(least)).toBe(true)
  })

/** Of a visit that touches nothing and reads to the end: KB of JavaScript, as sent with brotli, and scripts of lists. */
const visitBudgets = [
  { route: '/', budget: 138, lists: 1 },
  { route: listing, budget: 133, lists: 1 },
  { route: '/book-demo', budget: 126, lists: 0 },
  { route: '/farmers', budget: 128, lists: 1 },
]

for (const { route, budget, lists } of visitBudgets)
  test(`all that a visit of ${route} loads without a touch keeps to ${budget} KB of scripts, ${lists === 0 ? 'none' : 'one'} of them for lists`, async ({
    page,
  }) => {
    const names = await scriptsOfVisit(page, route)
    // A busy machine may ask for nothing for a while before it asks for those of lists.
    await expect.poll(() => ofLists(names)).toBeGreaterThanOrEqual(lists)
    await atRest(page)
    expect(ofLists(names)).toBe(lists)
    expect(names.size).toBeGreaterThan(8)
    expect([...names].reduce((sum, name) => sum + sentSize(name), 0) / KB).toBeLessThanOrEqual(budget)
  })
