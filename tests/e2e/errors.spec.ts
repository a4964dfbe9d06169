import { paths } from '@/config/paths'
import { chosen } from '../support/chosen'
import { expect, test } from '../support/visitor'

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
