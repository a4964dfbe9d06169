import type { Page } from '@playwright/test'
import { expect, gone, test } from '../support/page/visitor'

const isVitals = (url: string) => /web-vitals|vitals-panel|\/collect$/.test(url)

/** Addresses asked for from now on that have to do with measuring. */
function asked(page: Page): string[] {
  const urls: string[] = []
  page.on('request', (request) => {
    if (isVitals(request.url())) urls.push(request.url())
  })
  return urls
}

async function configure(page: Page, vitals: string): Promise<void> {
  await page.route('**/config.json', async (route) => {
    const config = await (await route.fetch()).json()
    await route.fulfill({ json: { ...config, vitals } })
  })
}

const idle = (page: Page) => page.evaluate(() => new Promise((done) => requestIdleCallback(done)))

test.describe('web vitals', () => {
  test('are neither loaded nor sent where nobody wants them', async ({ page }) => {
    // R-GEN-10
    const urls = asked(page)
    await page.goto('/farmers')
    await page.waitForLoadState('networkidle')
    await idle(page)
    await page.goto('/about-us')
    expect(urls).toEqual([])
  })

  test('go to the configured address, without a word about the visitor', async ({ page }) => {
    await configure(page, '/collect')
    await page.route('**/collect', (route) => route.fulfill({ status: 204 }))
    const sent = page.waitForRequest(
      (request) => request.url().endsWith('/collect') && request.postData()?.includes('FCP') === true,
    )
    await page.goto('/farmers?utm_source=letter')
    const report: Record<string, unknown> = JSON.parse((await sent).postData() ?? '')
    expect(Object.keys(report).sort()).toEqual(['name', 'path', 'value'])
    expect(report).toMatchObject({ name: 'FCP', path: '/farmers' })
    expect(report.value).toBeGreaterThan(0)
  })

  test('show on the page to staff who ask for them, and can be closed', async ({ page }) => {
    await page.goto('/farmers?vitals')
    const panel = page.getByRole('complementary', { name: 'Web vitals of this visit' })
    await expect(panel.getByText(/^\d+ ms, good$/).first()).toBeVisible()
    await expect(panel.getByText('LCP')).toBeVisible()
    await expect(panel.getByText('CLS')).toBeVisible()
    await panel.getByRole('button', { name: 'Close' }).click()
    await gone(panel)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  })
})
