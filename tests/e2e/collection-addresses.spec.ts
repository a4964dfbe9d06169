import { paths } from '@/config/paths'
import { holdBack } from '../support/held-back'
import { expect, test } from '../support/visitor'

for (const path of ['/collections', '/collections/', '/collections/products', '/collections/products/']) {
  test(`${path} leads to the default subcategory, and keeps what a campaign added`, async ({ page }) => {
    const asked = page.waitForRequest(/\/platform\/content\/models\/honeynet\/AGR11-100A\/Raw_Honey$/)
    await page.goto(`${path}?utm_source=letter`)
    await asked // R-LIST-01
    await expect(page).toHaveURL(`${paths.listing('Raw_Honey')}?utm_source=letter`)
    await expect(page.getByRole('heading', { level: 1, name: 'Raw Honey' })).toBeVisible()
    await expect(page.getByRole('article').first()).toBeVisible()
  })
}

test('a subcategory without a page of its own hydrates the page that they share', async ({ page }) => {
  const release = await holdBack(page, '**/config.json')
  await page.goto('/collections/products/Smoked_Honey')
  const banner = page.getByRole('banner')
  await banner.evaluate((element) => element.setAttribute('data-kept', 'yes'))
  release()
  await expect(page.getByRole('heading', { level: 1, name: 'Smoked Honey' })).toBeVisible()
  await expect(page).toHaveTitle(/^Smoked Honey/)
  await expect(banner).toHaveAttribute('data-kept', 'yes')
  await expect(page.getByText('Products Not Found', { exact: true })).toBeVisible()
})
