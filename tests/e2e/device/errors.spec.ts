import type { Page, Route } from '@playwright/test'
import { paths } from '@/config/paths'
import { controls } from '@/content/en/site/controls'
import { listWords } from '@/content/en/site/lists'
import type { FailureCause } from '@/services/http/service-error'
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

  const products = '**/content/products/**'
  const list = (page: Page) =>
    page.locator('section').filter({ has: page.getByText(listWords.services.empty, { exact: true }) })
  const says = (page: Page, cause: FailureCause) =>
    expect(list(page).getByText(controls.causes[cause], { exact: true })).toBeVisible()

  test('says why below its words, and can be asked for again', async ({ page }) => {
    let fail = (route: Route): Promise<void> => route.fulfill({ status: 500, body: 'broken' })
    await page.route(products, (route) => fail(route))
    const again = list(page).getByRole('button', { name: controls.tryAgain })
    await test.step('the server answers 500', async () => {
      await page.goto(paths.farmers())
      await page.getByRole('contentinfo').scrollIntoViewIfNeeded()
      await says(page, 'error')
    })
    await test.step('no answer comes', async () => {
      fail = (route) => route.abort()
      await again.click()
      await says(page, 'noAnswer')
    })
    await test.step('the server answers with a page', async () => {
      fail = (route) => route.fulfill({ body: '<p>Maintenance</p>' })
      await again.click()
      await says(page, 'error')
    })
    await page.unroute(products)
    await again.click()
    await expect(page.getByRole('article').first()).toBeVisible()
  })

  test('asks by itself once a connection that was lost is back', async ({ page, context }) => {
    await page.route(products, async (route) => {
      await context.setOffline(true)
      await route.abort()
    })
    await page.goto(paths.farmers())
    await page.getByRole('contentinfo').scrollIntoViewIfNeeded()
    await says(page, 'offline')
    // First, or a request on its way would take the connection again.
    await page.unroute(products)
    await context.setOffline(false)
    await expect(page.getByRole('article').first()).toBeVisible()
  })
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

  // Every other shape: tests/unit/services/calls/products.test.ts and lists.test.ts
  test('count as an empty list', async ({ page }) => {
    const json = { products: 'none' }
    await page.route('**/content/products/**', (route) => route.fulfill({ json }))
    await page.route('**/content/subcategories/**', (route) => route.fulfill({ json }))
    await page.goto(paths.allProducts())
    await expect(page.getByText('Products Not Found', { exact: true })).toBeVisible()
    await expect(page.getByRole('heading', { level: 2, name: 'Collections' })).toBeVisible() // R-ERR-04
    await expect(page.getByRole('alert')).toHaveCount(0)
  })
})
