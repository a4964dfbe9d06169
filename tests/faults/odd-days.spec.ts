import type { Page } from '@playwright/test'
import { paths } from '@/config/paths'
import { cardsOf, openListing, pathsAskedFor, rawHoneys } from '../support/data/catalogue'
import { chosen } from '../support/data/sampled'
import { actions, nthVisitor } from '../support/faults/actions'
import { expectAlive } from '../support/faults/faults'
import { hydrated } from '../support/page/hydrated'
import { expect, test } from '../support/page/visitor'

/** What is odd about the device or the day, before the first page is opened. */
const oddities: { name: string; make: (page: Page) => Promise<unknown> }[] = [
  {
    name: 'a storage that may not be read',
    make: (page) =>
      page.addInitScript(() => {
        for (const name of ['localStorage', 'sessionStorage'])
          Object.defineProperty(window, name, {
            get: () => {
              throw new DOMException('', 'SecurityError')
            },
          })
      }),
  },
  {
    name: 'a storage that is full',
    make: (page) =>
      page.addInitScript(() => {
        Storage.prototype.setItem = () => {
          throw new DOMException('', 'QuotaExceededError')
        }
      }),
  },
  {
    name: 'a storage of which nothing can be read',
    make: (page) =>
      page.addInitScript(() => {
        for (const key of [
          'token',
          'liked',
          'quote',
          'quote-note',
          'campaigns',
          'catID',
          'demo-draft',
          'reloaded-for',
          'left-at',
          'reported',
          'stored-since',
          'label',
          'language-offer',
        ])
          for (const storage of [localStorage, sessionStorage]) storage.setItem(key, '{"\u0000[')
      }),
  },
  {
    name: 'pictures that are gone',
    make: (page) =>
      page.route(/\.(?:svg|png|jpg|webp)(?:\?|$)/, (route) => route.fulfill({ status: 404, body: 'gone' })),
  },
  { name: 'a clock ten years ahead', make: (page) => page.clock.install({ time: '2036-11-22T08:00:00' }) },
  { name: 'a clock ten years back', make: (page) => page.clock.install({ time: '2016-11-22T08:00:00' }) },
  {
    name: 'a tab that nobody looks at',
    make: (page) =>
      page.addInitScript(() => {
        Object.defineProperty(document, 'visibilityState', { get: () => 'hidden' })
        Object.defineProperty(document, 'hidden', { get: () => true })
      }),
  },
]

const main = (page: Page) => page.getByRole('main')
const anArticle = (page: Page) => main(page).getByRole('article').first()

/** Pages, and what each has when it works. */
const pages: [path: string, works: (page: Page) => ReturnType<Page['locator']>][] = [
  [paths.home(), (page) => page.getByRole('button', { name: 'Next' })],
  [paths.farmers(), anArticle],
  [paths.listing('Exactly_3_Honey'), anArticle],
  [`${paths.listing('Exactly_3_Honey')}?from=1&q=honey`, (page) => main(page).getByRole('searchbox')],
  [`${paths.quoteList()}?items=HNY-MUSTARD*2`, (page) => main(page).getByRole('spinbutton').first()],
  [paths.bookDemo(), (page) => page.getByRole('button', { name: 'Submit' })],
  [paths.stores(), (page) => page.getByRole('list', { name: 'Locations' }).getByRole('listitem').first()],
  [paths.privacy(), (page) => page.getByRole('button', { name: 'Clear what this device keeps' })],
]

test.use({ expectedMessages: [/Failed to load resource/] })

const cases = oddities.flatMap((oddity) => pages.map(([path, works]) => ({ oddity, path, works })))
for (const { oddity, path, works } of chosen(cases, 9)) {
  test(`${path} survives ${oddity.name}`, async ({ page }) => {
    await oddity.make(page)
    await page.goto(path)
    await hydrated(page)
    await expect(works(page)).toBeVisible()
    await expectAlive(page)
  })
}

const presses = 20

for (const { action, index } of chosen(
  actions.map((action, index) => ({ action, index })),
  3,
)) {
  test(`'${action.name}' survives ${presses} quick presses with one request`, async ({ page }) => {
    await page.clock.install()
    await action.begin(page, nthVisitor(100 + index))
    let asked = 0
    await page.route(action.url, async (route) => {
      asked += 1
      await route.fallback()
    })
    await page.evaluate(() => {
      document.addEventListener(
        'click',
        ({ target, isTrusted }) => {
          if (!isTrusted || !(target instanceof Element)) return
          const button = target.closest('button')
          for (let again = 1; again < 20; again += 1) button?.click()
        },
        true,
      )
    })
    await action.press(page)
    await action.done(page)
    expect(asked).toBe(1)
  })
}

test(`'Show more' survives ${presses} quick presses`, async ({ page }) => {
  const asked = pathsAskedFor(page, '/content/')
  await openListing(page, rawHoneys(60), {
    names: Array.from({ length: 12 }, (_, index) => `Honey ${index + 1}`),
  })
  // The names of the collections are asked for beside the products, at times after they have come.
  await expect.poll(() => asked.some((path) => path.includes('/subcategories/'))).toBe(true)
  const before = asked.length
  await page.getByRole('button', { name: /^Show more/ }).evaluate((button: HTMLElement) => {
    for (let press = 0; press < 20; press += 1) button.click()
  })
  await expect(cardsOf(page).nth(12)).toBeVisible()
  expect(asked.length).toBe(before)
  await expectAlive(page)
})
