import { expect, type Page, test } from '@playwright/test'
import { offlinePath } from '../../src/config/offline-path'
import { paths } from '../../src/config/paths'
import {
  askForCode,
  aVisitor,
  fieldsOf,
  openDemo,
  submitButton,
  verifyButton,
} from '../support/page/demo-visitor'
import { lookFolder } from './look-folder'

/** Addresses that need no name of a collection or product, and lead to no other. */
const everyPage = Object.entries(paths).filter(
  ([name]) => !['listing', 'product', 'collections'].includes(name),
)

/** Walks down the page first, so that pictures below the fold have come. */
async function photograph(page: Page, name: string, fullPage = true): Promise<void> {
  if (fullPage) {
    const height = await page.evaluate(() => document.documentElement.scrollHeight)
    for (let y = 0; y < height; y += 500)
      await page.evaluate((top) => window.scrollTo({ top, behavior: 'instant' }), y)
    await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }))
    await page.waitForLoadState('networkidle')
  }
  await page.screenshot({ path: `${lookFolder}/${name}-${page.viewportSize()?.width}.png`, fullPage })
}

for (const [name, path] of everyPage)
  test(`page ${name}`, async ({ page }) => {
    await page.goto((path as () => string)())
    await page.waitForLoadState('networkidle')
    await photograph(page, `page-${name}`)
  })

test('a listing', async ({ page }) => {
  await page.goto(`${paths.listing('Raw_Honey')}?sort=BESTSELLER&from=100&to=900&stock=in`)
  await expect(page.getByText('₹100 – ₹900')).toBeVisible()
  await photograph(page, 'state-listing-filtered')
  await page.getByRole('button', { name: 'Filter', exact: true }).click()
  await page.getByRole('spinbutton', { name: 'To' }).fill('50')
  await photograph(page, 'state-listing-drawer', false)
})

test('a product over its listing, and the dialog that shares it', async ({ page }) => {
  await page.goto(`${paths.product('Raw_Honey', 'HNY-MUSTARD')}?staff`)
  const panel = page.getByRole('dialog').first()
  await expect(panel.getByRole('heading', { level: 2 }).first()).toBeVisible()
  await photograph(page, 'state-product-panel', false)
  await panel.getByRole('button', { name: /^Share/ }).click()
  await expect(page.getByRole('dialog', { name: 'Share', exact: true })).toBeVisible()
  await photograph(page, 'state-share', false)
})

test('a quote list with products', async ({ page }) => {
  await page.goto(`${paths.quoteList()}?items=HNY-MUSTARD*24,HNY-LITCHI*12,HNY-SUNDARBAN*6`)
  await expect(page.getByRole('spinbutton').first()).toBeVisible()
  await photograph(page, 'state-quote-list')
})

test('the page that stands in without a connection', async ({ page }) => {
  await page.goto(offlinePath)
  await photograph(page, 'state-offline')
})

test('products compared', async ({ page }) => {
  await page.goto(`${paths.quoteList()}?items=HNY-MUSTARD*24,HNY-LITCHI*12,HNY-SUNDARBAN*6&compare`)
  await expect(page.getByRole('table', { name: 'Comparison', exact: true })).toBeVisible()
  await photograph(page, 'state-quote-list-compared')
})

test('lists that wait, fail or are empty', async ({ page }) => {
  await page.goto(paths.listing('Empty_Kind'))
  await expect(page.getByText('Products Not Found')).toBeVisible()
  await photograph(page, 'state-listing-empty')
  await page.goto(paths.listing('Broken_Honey'))
  await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible()
  await photograph(page, 'state-listing-failed')
  await page.goto(paths.listing('Slow_Honey'))
  await expect(page.getByRole('status', { name: 'Loading products' })).toBeVisible()
  await photograph(page, 'state-listing-loading', false)
  await expect(page.getByText('Still loading…')).toBeVisible()
  await photograph(page, 'state-listing-late', false)
})

test('the demo form, its errors, the code and the toasts', async ({ page }, { project }) => {
  await openDemo(page)
  await submitButton(page).click()
  await expect(page.getByText('Company name is required')).toBeVisible()
  await photograph(page, 'state-demo-errors')
  await fieldsOf(page).phone.fill('98450')
  await askForCode(page, aVisitor(`98${project.name.padStart(8, '0')}`))
  await expect(page.getByText('OTP sent to your phone and email')).toBeVisible()
  await page.getByRole('textbox', { name: 'Digit 1 of 6' }).fill('407')
  await verifyButton(page).click()
  await photograph(page, 'state-demo-code', false)
  await page.getByRole('textbox', { name: 'Digit 1 of 6' }).fill('40')
  await page.getByRole('textbox', { name: 'Digit 3 of 6' }).fill('7999')
  await verifyButton(page).click()
  await expect(page.getByText('Invalid OTP')).toBeVisible()
  await photograph(page, 'state-demo-toasts', false)
})

test('the menu, a wrong address and a site that could not start', async ({ page }) => {
  await page.goto(paths.home())
  const menu = page.getByRole('button', { name: 'Menu', exact: true })
  if (await menu.isVisible()) {
    await menu.click()
    await photograph(page, 'state-menu', false)
  }
  await page.goto('/no-such-page')
  await photograph(page, 'state-not-found')
  await page.route('**/config.json', (route) => route.fulfill({ status: 500 }))
  await page.goto(paths.farmers())
  await expect(page.getByRole('alert')).toBeVisible()
  await photograph(page, 'state-start-failure', false)
})
