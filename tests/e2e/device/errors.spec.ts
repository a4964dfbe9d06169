import type { Route } from '@playwright/test'
import { paths } from '@/config/paths'
import { controls } from '@/content/en/site/controls'
import { listWords } from '@/content/en/site/lists'
import type { FailureCause } from '@/services/http/service-error'
import { chosen } from '../../support/data/sampled'
import { expect, test } from '../../support/page/visitor'

/** What the browser says of an answer that is an error, and what the site says of a list that could not be had. */
const reported =
  /Failed to load resource|Failed to fetch categories|^(?:Products|Subcategories) of .+: (?:failed|server error)/

test.describe('without a token', () => {
  test.use({ expectedMessages: [reported] })

  for (const [path, empty] of [
    [paths.home(), 'Services not found'],
    [paths.listing('Foo'), 'Products Not Found'],
    [paths.consumers(), 'Products Not Found'],
    [paths.farmers(), 'Services not found'],
  ] as const) {
    test(`${path} stands there all the same, and its list says '${empty}'`, async ({ page }) => {
      await page.route('**/identity/token/**', (route) => route.fulfill({ status: 503, body: 'closed' }))
      const bearers: (string | undefined)[] = []
      page.on('request', (request) => {
        if (request.url().includes('/content/')) bearers.push(request.headers().authorization)
      })
      await page.goto(path)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      const text = page.getByText(empty, { exact: true }).first()
      await page.getByRole('contentinfo').scrollIntoViewIfNeeded()
      await expect(text).toBeVisible() // R-ERR-01
      expect(bearers.length).toBeGreaterThan(0)
      expect(bearers.filter(Boolean)).toEqual([])
      await expect(page.getByRole('button', { name: 'Try again' }).first()).toBeVisible()
    })
  }
})

test.describe('a list that failed', () => {
  test.use({ expectedMessages: [reported] })

  for (const [what, cause, fail] of [
    ['the server answers 500', 'error', (route) => route.fulfill({ status: 500, body: 'broken' })],
    ['the server answers with a page', 'error', (route) => route.fulfill({ body: '<p>Maintenance</p>' })],
    ['no answer comes', 'noAnswer', (route) => route.abort()],
    [
      'there is no connection',
      'offline',
      async (route) => {
        await route.request().frame().page().context().setOffline(true)
        await route.abort()
      },
    ],
  ] as const satisfies readonly (readonly [string, FailureCause, (route: Route) => Promise<void>])[]) {
    test(`says why below its words, and can be asked for again: ${what}`, async ({ page, context }) => {
      await page.route('**/content/products/**', fail)
      await page.goto(paths.farmers())
      await page.getByRole('contentinfo').scrollIntoViewIfNeeded()
      const list = page
        .locator('section')
        .filter({ has: page.getByText(listWords.services.empty, { exact: true }) })
      await expect(list.getByText(controls.causes[cause], { exact: true })).toBeVisible()
      await context.setOffline(false)
      await page.unroute('**/content/products/**')
      const again = list.getByRole('button', { name: controls.tryAgain })
      if (cause !== 'offline') await again.click() // a connection that is back asks by itself
      await expect(page.getByRole('article').first()).toBeVisible()
    })
  }
})

test.describe('one category of several that fails', () => {
  test.use({ expectedMessages: [reported] })

  test('is an empty list by itself, logged as a server error', async ({ page }) => {
    await page.route('**/content/products/honeynet/AGR10-1010', (route) =>
      route.fulfill({ status: 500, body: 'broken' }),
    )
    const told = page.waitForEvent('console', (message) => /AGR10-1010/.test(message.text()))
    await page.goto(paths.beekeepers())
    await page.getByRole('contentinfo').scrollIntoViewIfNeeded()
    expect((await told).text()).toContain('server error') // R-ERR-02
    const inputs = page.getByRole('article').filter({ has: page.getByRole('link', { name: 'Buy Now' }) })
    await expect(inputs.first()).toBeVisible()
    await expect(page.getByText('Products Not Found', { exact: true })).toHaveCount(0)
  })
})

test.describe('answers of another shape', () => {
  test.use({ expectedMessages: [/products|contentsubcategories/] })

  for (const json of chosen([
    {},
    { products: null },
    { products: 'none' },
    null,
    [{ productid: 'HNY-1' }],
    7,
  ])) {
    test(`${JSON.stringify(json)} counts as an empty list`, async ({ page }) => {
      await page.route('**/content/products/**', (route) => route.fulfill({ json }))
      await page.route('**/content/subcategories/**', (route) => route.fulfill({ json }))
      await page.goto(paths.allProducts())
      await expect(page.getByText('Products Not Found', { exact: true })).toBeVisible()
      await expect(page.getByRole('heading', { level: 2, name: 'Collections' })).toBeVisible() // R-ERR-04
      await expect(page.getByRole('alert')).toHaveCount(0)
    })
  }
})
