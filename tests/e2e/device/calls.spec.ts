import type { Page } from '@playwright/test'
import { paths } from '@/config/paths'
import { hydrated } from '../../support/page/hydrated'
import { expect, test } from '../../support/page/visitor'

const stored = (page: Page, key: string) => page.evaluate((name) => localStorage.getItem(name), key)

test('the site asks for a token as it starts, stores it, and sends it with the calls of the next page', async ({
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
  // What each call asks for: tests/unit/services/calls.
  const calling = page.waitForRequest('**/content/products/**')
  await page.getByRole('contentinfo').getByRole('link', { name: 'For B2B buyers', exact: true }).click()
  expect((await (await calling).allHeaders()).authorization).toBe(`Bearer ${token}`) // R-API-03
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
