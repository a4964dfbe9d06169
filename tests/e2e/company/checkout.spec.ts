import { chosen } from '../../support/data/sampled'
import { expect, test } from '../../support/page/visitor'

for (const path of chosen([
  '/checkout',
  '/checkout/shipping',
  '/checkout/information',
  '/checkout/payment',
])) {
  test(`${path} has neither header nor footer, and nothing to fill in`, async ({ page }) => {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1, name: 'Buying happens in the shop' })).toBeVisible()
    await expect(page.getByRole('banner')).toHaveCount(0)
    await expect(page.getByRole('contentinfo')).toHaveCount(0) // R-ROUTE-27
    const main = page.getByRole('main')
    await expect(main.locator('form, input, select, textarea, button')).toHaveCount(0) // R-ROUTE-28
    await expect(main.getByRole('link', { name: 'Go to the shop' })).toHaveAttribute(
      'href',
      '/platform/shop/',
    )
    await main.getByRole('link', { name: 'Choose a honey' }).click()
    await expect(page).toHaveURL('/collections/products/Raw_Honey')
  })
}

test('it fits a small phone', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 })
  await page.goto('/checkout')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320)
})
