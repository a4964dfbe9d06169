import type { Page } from '@playwright/test'
import { configureSite, localConfig } from '../support/data/configuration'
import { atRest } from '../support/page/hold-requests'
import { hydrated, idled } from '../support/page/hydrated'
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

test.describe('web vitals', () => {
  test('are neither loaded nor sent where nobody wants them', async ({ page }) => {
    // R-GEN-10
    const urls = asked(page)
    await page.goto('/farmers')
    await hydrated(page)
    await idled(page)
    await atRest(page)
    expect(urls).toEqual([])
  })

  test('go to the configured address, without a word about the visitor', async ({ page }) => {
    await configureSite(page, { ...localConfig(), vitals: '/collect' })
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
