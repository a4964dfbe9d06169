import type { Page } from '@playwright/test'
import { paths } from '@/config/paths'
import { configureSite, localConfig } from '../../support/data/configuration'
import { chosen } from '../../support/data/sampled'
import { expect, test } from '../../support/page/visitor'

const addresses = ['/checkout', '/checkout/shipping', '/checkout/information', '/checkout/payment']

test('the checkout has neither header nor footer, and nothing to fill in', async ({ page }) => {
  for (const path of chosen(addresses))
    await test.step(path, async () => {
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
      if (path === paths.checkout()) await looksAtTheFrame(page)
      await main.getByRole('link', { name: 'Choose a honey' }).click()
      await expect(page).toHaveURL('/collections/products/Raw_Honey')
    })

  await test.step('a shop without an address is Coming Soon', async () => {
    const { links, ...config } = localConfig()
    await configureSite(page, { ...config, links: { ...links, shop: '' } })
    await page.goto(paths.checkout())
    await expect(page.getByRole('link', { name: 'Go to the shop' })).toHaveAttribute('href', '/coming-soon')
  })
})

/** What all of its addresses have in common. */
async function looksAtTheFrame(page: Page): Promise<void> {
  await test.step('links into a new tab find their description once', async () => {
    await expect(page.locator('#opens-in-new-tab')).toHaveText('opens in a new tab')
    await expect(page.locator('#opens-in-new-tab')).toBeHidden()
  })
  await test.step('it fits a small phone', async () => {
    await page.setViewportSize({ width: 320, height: 640 })
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320)
    await page.setViewportSize({ width: 1280, height: 720 })
  })
}
