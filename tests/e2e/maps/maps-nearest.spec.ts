import type { Page } from '@playwright/test'
import { rows } from '../../support/page/maps-page'
import { expect, test } from '../../support/page/visitor'

test.describe('nearest first', () => {
  const nearest = (page: Page) => page.getByRole('button', { name: 'Nearest first' })

  test('asks for the position on the click alone; without one the order stays, with one places are ordered and distances told', async ({
    page,
    context,
  }) => {
    await context.grantPermissions(['geolocation'])
    await context.setGeolocation({ latitude: 12.9716, longitude: 77.5946 })
    await page.addInitScript(() => {
      const ask = navigator.geolocation.getCurrentPosition.bind(navigator.geolocation)
      navigator.geolocation.getCurrentPosition = (...parts) => {
        const [, failed] = parts
        const { failure } = document.documentElement.dataset
        document.documentElement.dataset.asked = 'yes'
        if (!failure) ask(...parts)
        else
          failed?.({
            code: Number(failure),
            message: '',
            PERMISSION_DENIED: 1,
            POSITION_UNAVAILABLE: 2,
            TIMEOUT: 3,
          })
      }
    })
    await page.goto('/location')
    await expect(rows(page).first()).toContainText('C-Scheme store, Jaipur')
    await expect(page.locator('html')).not.toHaveAttribute('data-asked')

    // Refused or not found, without an error.
    for (const [how, code, text] of [
      ['not to be found', 2, 'Your position could not be found.'],
      ['refused', 1, 'Your position stays with you.'],
      ['not found in time', 3, 'Your position could not be found.'],
    ] as const)
      await test.step(how, async () => {
        await page.locator('html').evaluate((html, failure) => {
          html.dataset.failure = String(failure)
        }, code)
        await nearest(page).click()
        await expect(page.getByRole('status').filter({ hasText: text })).toBeVisible()
        await expect(nearest(page)).toHaveAttribute('aria-pressed', 'false')
        await expect(rows(page).first()).toContainText('C-Scheme store, Jaipur')
        await expect(page.getByRole('alert')).toHaveCount(0)
      })

    await test.step('the line that said so tells how many there are, as soon as that changes', async () => {
      await page.getByRole('searchbox').fill('bengaluru')
      await expect(page.getByRole('status').filter({ hasText: '2 of 11 locations' })).toBeVisible()
      await page.getByRole('searchbox').fill('')
      await expect(page.getByRole('status').filter({ hasText: '11 locations' })).toBeVisible()
    })

    await page.locator('html').evaluate((html) => {
      delete html.dataset.failure
    })
    await nearest(page).click()
    await expect(nearest(page)).toHaveAttribute('aria-pressed', 'true')
    await expect(rows(page).nth(0)).toContainText('Indiranagar store, Bengaluru')
    await expect(rows(page).nth(0)).toContainText('5.1 km away')
    await expect(rows(page).nth(1)).toContainText('Jayanagar store, Bengaluru')
    await expect(rows(page).nth(2)).toContainText('Hampankatta store, Mangaluru')
    await expect(rows(page).last()).toContainText('Pan Bazaar store, Guwahati')
    await expect(rows(page).last()).not.toContainText('away')

    await nearest(page).click()
    await expect(rows(page).first()).toContainText('C-Scheme store, Jaipur')
  })
})
