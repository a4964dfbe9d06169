import type { Page } from '@playwright/test'
import { paths } from '@/config/paths'
import { hydrated } from '../../support/page/hydrated'
import { expect, test } from '../../support/page/visitor'

const stored = (page: Page, key: string) => page.evaluate((name) => localStorage.getItem(name), key)

/** Follows a link of the footer and gives the first call that fits. */
async function callOf(page: Page, link: string, part: string) {
  const calling = page.waitForRequest((request) => request.url().includes(part))
  await page.getByRole('contentinfo').getByRole('link', { name: link, exact: true }).click()
  const call = await calling
  return { pathname: new URL(call.url()).pathname, method: call.method(), headers: await call.allHeaders() }
}

/** The footer moves until a page has the focus. */
const arrivedAt = (page: Page, name: string) =>
  expect(page.getByRole('heading', { level: 1, name, exact: true })).toBeFocused()

test('the site asks for a token as it starts, keeps it, and carries it from page to page', async ({
  page,
}) => {
  const asking = page.waitForResponse('**/platform/identity/token/**')
  await page.goto(paths.terms())
  const answer = await asking
  const request = answer.request()
  expect(request.method()).toBe('POST')
  expect(new URL(request.url()).pathname).toBe('/platform/identity/token/honeynet')
  expect(request.postDataJSON()).toEqual({ client_name: 'web', client_secret: 'local-only' }) // R-API-01
  const { access_token: token } = await answer.json()
  await expect.poll(() => stored(page, 'token')).toBe(token) // R-API-02
  await hydrated(page)
  const bearer = `Bearer ${token}`

  await test.step('a listing asks for the subcategories of its category', async () => {
    const { pathname, headers } = await callOf(page, 'Raw honey', '/content/subcategories/')
    expect(pathname).toBe('/platform/content/subcategories/honeynet/honeynet/contentSubCategories/AGR11-100A')
    expect(headers.authorization).toBe(bearer) // R-API-09
    await expect(page.getByRole('article').first()).toBeVisible()
  })

  await test.step('the list of all products is that of the default category', async () => {
    const { pathname, headers } = await callOf(page, 'For B2B buyers', '/content/products/')
    expect(headers.authorization).toBe(bearer) // R-API-03
    expect(pathname).toBe('/platform/content/products/honeynet/AGR11-100A') // R-API-10
    await expect(page).toHaveURL(paths.allProducts())
    await arrivedAt(page, 'All products')
  })

  await test.step('the products page asks for the categories of the user', async () => {
    const { pathname, method, headers } = await callOf(page, 'All categories', '/content/categories/')
    expect(pathname).toBe('/platform/content/categories/honeynet/honeynet/HoneyFarm')
    expect(method).toBe('GET')
    expect(headers.authorization).toBe(bearer) // R-API-06
    await expect(page).toHaveURL(paths.products())
    await arrivedAt(page, 'Products')
  })

  await test.step('a map page asks for users, then for the sites of each', async () => {
    const sites: { pathname: string; authorization: string | undefined }[] = []
    page.on('request', (call) => {
      const { pathname } = new URL(call.url())
      if (!pathname.includes('/registry/sites/')) return
      sites.push({ pathname, authorization: call.headers().authorization })
    })
    const users = await callOf(page, 'Find a store', '/identity/users/')
    expect(users.pathname).toBe('/platform/identity/users/honeynet/honeynet/Retailer')
    expect(users.method).toBe('GET')
    expect(users.headers.authorization).toBe(bearer) // R-API-04
    await expect.poll(() => sites.length).toBeGreaterThan(1)
    for (const { pathname, authorization } of sites) {
      expect(pathname).toMatch(/^\/platform\/registry\/sites\/honeynet\/[^/]+\/Store$/)
      expect(authorization).toBe(bearer) // R-API-05
    }
  })
  expect(await stored(page, 'token')).toBe(token)
})

test.describe('a token that has run out', () => {
  test.use({ expectedMessages: [/status of 401/] })

  test('is renewed once, without the visitor noticing', async ({ page }) => {
    await page.goto(paths.terms())
    await expect.poll(() => stored(page, 'token')).not.toBeNull()
    await hydrated(page) // or the link brings another document, with its own token and its products
    const old = await stored(page, 'token')
    const renewals: string[] = []
    page.on('request', (request) => {
      if (request.url().includes('/identity/token/')) renewals.push(request.method())
    })
    await page.route('**/content/**', (route) =>
      route.request().headers().authorization === `Bearer ${old}`
        ? route.fulfill({ status: 401, body: 'The token has run out.' })
        : route.continue(),
    )
    await page.getByRole('contentinfo').getByRole('link', { name: 'For B2B buyers' }).click()
    await expect(page.getByRole('article').first()).toBeVisible()
    expect(renewals).toEqual(['POST'])
    expect(await stored(page, 'token')).not.toBe(old)
  })
})
