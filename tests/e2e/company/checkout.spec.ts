import { paths } from '@/config/paths'
import { expect, test } from '../../support/page/visitor'

test('the checkout has neither header nor footer, and nothing to fill in', async ({ page }) => {
  // Its other three addresses have the same page: tests/site/every-page.spec.ts.
  await page.goto(paths.checkout())
  await expect(page.getByRole('heading', { level: 1, name: 'Buying happens in the shop' })).toBeVisible()
  await expect(page.getByRole('banner')).toHaveCount(0)
  await expect(page.getByRole('contentinfo')).toHaveCount(0) // R-ROUTE-27
  const main = page.getByRole('main')
  await expect(main.locator('form, input, select, textarea, button')).toHaveCount(0) // R-ROUTE-28
  await expect(main.getByRole('link', { name: 'Go to the shop' })).toHaveAttribute('href', '/platform/shop/')
  await test.step('links into a new tab find their description once', async () => {
    await expect(page.locator('#opens-in-new-tab')).toHaveText('opens in a new tab')
    await expect(page.locator('#opens-in-new-tab')).toBeHidden()
  })
  await main.getByRole('link', { name: 'Choose a honey' }).click()
  await expect(page).toHaveURL('/collections/products/Raw_Honey')
})
