import { paths } from '@/config/paths'
import { controls } from '@/content/en/site/controls'
import { listCopy } from '@/content/en/site/lists'
import { hydrated } from '../../support/page/hydrated'
import { expect, test } from '../../support/page/visitor'

/** What the browser says of an answer that is an error, and what the site says of a list that could not be had. */
const reported =
  /Failed to load resource|Failed to fetch categories|^(?:Products|Subcategories) of .+: (?:failed|server error)/

test.describe('without a token', () => {
  test.use({ expectedMessages: [reported] })

  test('every page stands there all the same, and its list says that it is empty', async ({ page }) => {
    await page.route('**/identity/token/**', (route) => route.fulfill({ status: 503, body: 'closed' }))
    const bearers: (string | undefined)[] = []
    page.on('request', (request) => {
      if (request.url().includes('/content/')) bearers.push(request.headers().authorization)
    })
    const footer = page.getByRole('contentinfo')
    const open = (path: string) => () => page.goto(path)
    const follow = (name: string) => () => footer.getByRole('link', { name, exact: true }).click()
    for (const [path, empty, arrive] of [
      [paths.listing('Foo'), 'Products Not Found', open(paths.listing('Foo'))],
      [paths.home(), 'Services not found', open(paths.home())],
      [paths.consumers(), 'Products Not Found', follow('Honey for your table')],
      [paths.farmers(), 'Services not found', follow('Pollination')],
    ] as const)
      await test.step(`${path} says '${empty}'`, async () => {
        bearers.length = 0
        await arrive()
        await expect(page).toHaveURL(path)
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
        const text = page.getByText(empty, { exact: true }).first()
        await footer.scrollIntoViewIfNeeded()
        await expect(text).toBeVisible() // R-ERR-01
        expect(bearers.length).toBeGreaterThan(0)
        expect(bearers.filter(Boolean)).toEqual([])
        await expect(page.getByRole('button', { name: 'Try again' }).first()).toBeVisible()
        await hydrated(page)
      })
  })
})

test.describe('a list that failed', () => {
  test.use({ expectedMessages: [reported] })

  // Every other failure, and what it says: tests/faults/lists.spec.ts
  test('asks by itself once a connection that was lost is back', async ({ page, context }) => {
    const products = '**/content/products/**'
    const list = page
      .locator('section')
      .filter({ has: page.getByText(listCopy.services.empty, { exact: true }) })
    await page.route(products, async (route) => {
      await context.setOffline(true)
      await route.abort()
    })
    await page.goto(paths.farmers())
    await page.getByRole('contentinfo').scrollIntoViewIfNeeded()
    await expect(list.getByText(controls.causes.offline, { exact: true })).toBeVisible()
    // First, or a request on its way would take the connection again.
    await page.unroute(products)
    await context.setOffline(false)
    await expect(page.getByRole('article').first()).toBeVisible()
  })
})
