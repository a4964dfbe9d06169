import { chosen } from '../../support/data/sampled'
import { hydrated } from '../../support/page/hydrated'
import { expect, test } from '../../support/page/visitor'

test('/collections shows the default listing inside the collections', async ({ page }) => {
  await page.goto('/collections')
  await expect(page).toHaveURL('/collections/products/Raw_Honey')
  await expect(page.getByRole('heading', { level: 2, name: 'Collections' })).toBeVisible()
  await expect(page.getByRole('heading', { level: 2, name: 'Products', exact: true })).toBeVisible() // R-ROUTE-03
})

test.describe('an address that leads nowhere', () => {
  test.use({ expectedMessages: [/status of 40[04]|could not be decoded/] })

  for (const path of chosen([
    '/nope',
    '/farmers/nope',
    '/collections/nope',
    '/checkout/nope',
    '/farmers%E0%A4%A',
  ])) {
    test(`${path} gets 'Page not found' and ways on`, async ({ page }) => {
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
  }

  test('a visitor comes back from it', async ({ page }) => {
    await page.goto('/nope')
    await hydrated(page)
    await page.getByRole('banner').getByRole('link', { name: 'Hivefield, home' }).click()
    await expect(page).toHaveURL('/')
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Source Organic')
  })
})
