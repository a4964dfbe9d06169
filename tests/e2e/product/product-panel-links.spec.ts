import type { Page } from '@playwright/test'
import { paths } from '@/config/paths'
import { answerProducts } from '../../support/data/catalogue'
import { jars, linkOf, listing, nameOf, noPanel, panelOf, showNext } from '../../support/page/product-panel'
import { expect, test } from '../../support/page/visitor'

// A panel comes and goes at once; how it moves is proven in product-panel.spec.ts.
test.beforeEach(({ page }) => page.emulateMedia({ reducedMotion: 'reduce' }))

// Over a listing: product-found.spec.ts. One to a product that is gone: product-pages.spec.ts.
test('a link in a chat opens the product, and closing it leads to the listing', async ({ page }) => {
  await answerProducts(page, jars)
  for (const [what, address] of [
    ['to the product itself', `${paths.product('Raw_Honey', 'HNY-1')}?utm_source=chat`],
    ['among all products', `${paths.allProducts()}?product=HNY-1&utm_source=chat`],
  ] as const)
    await test.step(what, async () => {
      const entries = await page.evaluate(() => history.length)
      const response = await page.goto(address)
      expect(response?.status()).toBe(200)
      const panel = panelOf(page, nameOf(0))
      await expect(panel).toBeVisible()
      await expect(page).toHaveTitle(`${nameOf(0)} | Hivefield`)
      // Over a list, product-panel.spec.ts walks on from one to the next.
      if (what === 'to the product itself') await goesOnAndBack(page)
      await panel.getByRole('button', { name: 'Close', exact: true }).click()
      await noPanel(page)
      const { pathname } = new URL(address, 'http://localhost')
      const below = pathname === paths.allProducts() ? pathname : listing
      await expect(page).toHaveURL(`${below}?utm_source=chat`)
      await expect(linkOf(page, 0)).toBeFocused()
      const later = await page.evaluate(() => history.length)
      expect(later - entries).toBeLessThanOrEqual(1)
    })
})

/** To the next product, which a reload keeps, and back to the first. */
async function goesOnAndBack(page: Page): Promise<void> {
  await showNext(panelOf(page, nameOf(0)))
  const bare = panelOf(page, 'Bare Honey')
  await expect(bare).toBeVisible()
  await expect(page).toHaveURL(/HNY(%20|\+)2%2F3/)
  await page.reload()
  await bare.getByRole('button', { name: 'Previous product' }).click()
}
