import type { Page } from '@playwright/test'
import { standInForGoogleMaps } from '../../support/data/google-maps-stand-in'
import { marker, region, rows } from '../../support/page/maps-page'
import { expect, test } from '../../support/page/visitor'

const row = (page: Page, name: string) => rows(page).filter({ hasText: name })
const lit = 'rgb(255, 253, 248)'

for (const path of ['/location', '/processing-location', '/farm-location', '/data-center-location'])
  test(`${path} has its list within the first screen of a phone`, async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 })
    await page.goto(path)
    await expect(rows(page).first()).toBeInViewport({ ratio: 1 })
    await expect(region(page)).toBeInViewport({ ratio: 1 })
  }) // R-MAP-05

test('a name that is pointed at or has the focus lights its pin, and a pin its name', async ({ page }) => {
  await standInForGoogleMaps(page)
  await page.goto('/location')
  const name = 'Indiranagar store, Bengaluru'
  await expect(marker(page, 'Salt Lake store, Kolkata')).toBeVisible()
  await expect(marker(page, name)).toBeHidden() // in a badge
  await row(page, name).hover()
  await expect(marker(page, name)).toBeVisible()
  await page.mouse.move(0, 0)
  await expect(marker(page, name)).toBeHidden()
  await row(page, name).getByRole('link').focus()
  await expect(marker(page, name)).toBeVisible()

  await expect(row(page, 'Salt Lake')).not.toBeInViewport()
  await marker(page, 'Salt Lake store, Kolkata').hover()
  await expect(row(page, 'Salt Lake')).toBeInViewport()
  await expect(row(page, 'Salt Lake')).toHaveCSS('background-color', lit)
})

test('a pin of the drawn map lights its name, too', async ({ page }) => {
  await page.goto('/location')
  await expect(rows(page)).toHaveCount(11)
  const pin = region(page).locator('a[href*="karol-bagh"]')
  await pin.hover()
  await expect(row(page, 'Karol Bagh')).toHaveCSS('background-color', lit)
  await page.mouse.move(0, 0)
  await expect(row(page, 'Karol Bagh')).not.toHaveCSS('background-color', lit)
})

test('a town is found by the name it had before', async ({ page }) => {
  await page.goto('/location')
  await page.getByRole('searchbox', { name: 'Filter by name or town' }).fill('bangalore')
  await expect(rows(page)).toHaveText([/Indiranagar store, Bengaluru/, /Jayanagar store, Bengaluru/])
})
