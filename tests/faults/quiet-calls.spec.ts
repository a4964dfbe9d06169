import type { Page } from '@playwright/test'
import { categoryIds } from '@/config/category-ids'
import { paths } from '@/config/paths'
import { chosen } from '../support/data/sampled'
import { breakCall, expectAlive, screenFaults, troubles } from '../support/faults/faults'
import { hydrated } from '../support/page/hydrated'
import { expect, test } from '../support/page/visitor'

/** A call whose failure is no news to the visitor: the page goes on with what it has. */
type QuietCall = {
  name: string
  path: string
  url: string
  /** Brings into view what asks only once somebody looks at it. */
  look?: (page: Page) => Promise<void>
  /** What shows all the same. */
  stands: (page: Page) => Promise<void>
  /** What shows instead where the answer holds nothing. */
  empty?: (page: Page) => Promise<void>
  /** What the visitor does once the call works again; none of it loads the page anew. */
  recover: (page: Page) => Promise<void>
  /** What shows with an answer. */
  back: (page: Page) => Promise<void>
}

const main = (page: Page) => page.getByRole('main')
const region = (page: Page, name: string) => main(page).getByRole('region', { name, exact: true })

async function awayAndBack(page: Page): Promise<void> {
  const { pathname } = new URL(page.url())
  await page.getByRole('contentinfo').locator(`a[href="${paths.terms()}"]`).click()
  await expect(page).toHaveURL(paths.terms())
  await expect(page.getByRole('heading', { level: 1, name: 'Terms', exact: true })).toBeVisible() // the other is left
  await hydrated(page)
  // Younger answers are not asked for anew; none comes any more, as the calls of a page end with it.
  await page.clock.runFor(6_000)
  await page.goBack()
  await expect(page).toHaveURL(pathname)
}

const offers = (page: Page) => main(page).getByRole('article')
const tiles = (page: Page) => region(page, 'By category').getByRole('listitem')
const collections = (page: Page) => region(page, 'Collections').getByRole('link')
const jars = (page: Page) => region(page, 'Honey by colour').getByRole('listitem')

const calls: QuietCall[] = [
  {
    name: 'the token',
    path: paths.farmers(),
    url: '**/identity/token/**',
    stands: async (page) => {
      const state = main(page).getByText(/^(?:Services not found|Still loading…)$/)
      await expect(state).toBeVisible()
      await expect(page.getByRole('alert')).toHaveCount(0) // R-ERR-01
    },
    // A try that was under way may bring the list before another one is asked for.
    recover: (page) =>
      Promise.race([
        main(page).getByRole('button', { name: 'Try again' }).click(),
        offers(page).first().waitFor(),
      ]),
    // Lists wait for a token that is on its way, for as long as a call may take.
    back: (page) =>
      expect(async () => {
        await page.clock.runFor(500)
        await expect(offers(page).first()).toBeVisible({ timeout: 200 })
      }).toPass(),
  },
  {
    name: 'the categories',
    path: paths.products(),
    url: '**/content/categories/**',
    stands: async (page) => {
      await expect(tiles(page)).toHaveCount(10)
      await expect(tiles(page).first().locator('img')).toHaveAttribute('src', /^\/images\//)
    },
    recover: awayAndBack,
    back: (page) =>
      expect(tiles(page).first().locator('img')).toHaveAttribute('src', /\/platform\/pictures\//),
  },
  {
    name: 'the subcategories',
    path: paths.listing('Exactly_3_Honey'),
    url: '**/content/subcategories/**',
    stands: async (page) => {
      await expect(collections(page).first()).toHaveText('All products')
      await expect(main(page).getByRole('article')).toHaveCount(3) // R-LIST-37
    },
    recover: awayAndBack,
    back: (page) => expect(collections(page).filter({ hasText: 'Raw Honey' })).toBeVisible(),
  },
  {
    name: 'the honey of home',
    path: paths.home(),
    url: `**/content/products/honeynet/${categoryIds.honey}`,
    look: (page) => region(page, 'Honey by colour').getByRole('heading').scrollIntoViewIfNeeded(),
    stands: (page) => expect(jars(page).first().getByRole('link')).toBeVisible(),
    empty: (page) => expect(region(page, 'Honey by colour').getByText('Products Not Found')).toBeVisible(),
    recover: awayAndBack,
    back: (page) => expect(jars(page).first().getByRole('link')).toBeVisible(),
  },
]

test.use({ expectedMessages: [new RegExp(`${troubles.source}|Failed to fetch categories`)] })

for (const { call, fault } of chosen(
  calls.flatMap((call) => screenFaults.map((fault) => ({ call, fault }))),
  7,
)) {
  test(`${call.path} survives ${fault.name} to the call for ${call.name}`, async ({ page }) => {
    await page.clock.install()
    const broken = await breakCall(page, call.url, fault)
    const asked = page.waitForRequest(call.url)
    await page.goto(call.path)
    await hydrated(page)
    await call.look?.(page)
    await asked
    await page.clock.runFor(5_100)
    await (fault.leadsTo === 'nothing' && call.empty ? call.empty(page) : call.stands(page))
    await expectAlive(page)
    if (fault.leadsTo === 'late answer') await broken.release()
    else {
      broken.mend()
      await call.recover(page)
    }
    await call.back(page)
    await expectAlive(page)
  })
}
