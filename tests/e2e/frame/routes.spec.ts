import { chosen } from '../../support/data/sampled'
import { hydrated } from '../../support/page/hydrated'
import { expect, test } from '../../support/page/visitor'

test.describe('an address that leads nowhere', () => {
  test.use({ expectedMessages: [/status of 40[04]|could not be decoded/] })

  test("gets 'Page not found' and ways on, of which the one home leads there", async ({ page }) => {
    const addresses = ['/nope', '/farmers/nope', '/collections/nope', '/checkout/nope', '/farmers%E0%A4%A']
    for (const path of chosen(addresses))
      await test.step(path, async () => {
        await page.goto(path)
        await hydrated(page)
        await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page not found')
        await expect(page.getByRole('banner')).toBeVisible()
        await expect(page.getByRole('contentinfo')).toBeVisible()
        await expect(page.getByRole('main').getByRole('link')).toHaveText([
          'See all honey',
          'Our Services',
          'Book Demo',
        ]) // R-ROUTE-30
      })

    await test.step('a visitor comes back from it', async () => {
      await page.getByRole('banner').getByRole('link', { name: 'Hivefield, home' }).click()
      await expect(page).toHaveURL('/')
      await expect(page.getByRole('heading', { level: 1 })).toContainText('Source Organic')
    })
  })
})
