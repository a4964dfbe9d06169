import { checkoutAddresses, everyAddress } from '../support/addresses'
import { chosen } from '../support/chosen'
import { hydrated } from '../support/hydrated'
import { expect, test } from '../support/visitor'

/** What each address of the specification's route table opens. */
const screens = [
  // R-ROUTE-01
  ['/', 'Source Organic, Natural & Traceable Honey through Honey Contract Farming Services'],
  ['/manufacturers', 'Honey contract farming for manufacturers'], // R-ROUTE-02
  ['/collections/products/allProducts', 'All products'], // R-ROUTE-04
  ['/collections/products/Raw_Honey', 'Raw Honey'],
  ['/terms-conditions', 'Terms'], // R-ROUTE-05
  ['/cookie-privacy-policy', 'Cookie and privacy policy'], // R-ROUTE-06
  ['/about-us', 'About Hivefield'], // R-ROUTE-07
  ['/our-usp', 'Our USP: what sets our honey apart'], // R-ROUTE-08
  ['/services', 'Our Services'], // R-ROUTE-09
  ['/location', 'Find a store'], // R-ROUTE-10
  ['/processing-location', 'Find a plant'], // R-ROUTE-11
  ['/farm-location', 'Find a farm'], // R-ROUTE-12
  ['/data-center-location', 'Data centre'], // R-ROUTE-13
  ['/farmers', 'Pollination for farmers'], // R-ROUTE-14
  // R-ROUTE-15
  [
    '/eco-contributor',
    'Empowering Sustainable Farming & Biodiversity by Introducing Eco-Bee for Eco-Contributor',
  ],
  ['/eco-entrpreneur', 'Earn from the farming capacity you have'], // R-ROUTE-16
  ['/consumers', 'Honey for your table'], // R-ROUTE-17
  ['/brands', 'Your label, our honey'], // R-ROUTE-18
  ['/beekeepers', 'Move your colonies, pay for inputs later'], // R-ROUTE-19
  ['/products', 'Products'], // R-ROUTE-20
  ['/technology', 'Technology'], // R-ROUTE-21
  ['/app', 'Apps'], // R-ROUTE-22
  ['/edge-ai-stack', 'Edge AI Stack'], // R-ROUTE-23
  ['/eco-bee', 'Eco-Bee, the smart hive'], // R-ROUTE-24
  ['/book-demo', 'Book a demo'], // R-ROUTE-25
  ['/coming-soon', 'Coming Soon'], // R-ROUTE-26
  ['/quote-list', 'Quote list'],
] as const

for (const [path, name] of chosen(screens)) {
  test(`${path} opens '${name}' for a visitor without a session`, async ({ page }) => {
    await page.goto(path)
    await hydrated(page)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(name)
    await expect(page).toHaveURL(path)
    await expect(page.getByRole('banner')).toBeVisible()
    await expect(page.getByRole('contentinfo')).toBeVisible() // R-ROUTE-29
    await expect(page.getByRole('main')).toBeVisible()
    await expect(page.locator('input[type="password"]')).toHaveCount(0) // R-GEN-01
  })
}

test('every address but the checkout is tried', () => {
  const tried: string[] = screens.map(([path]) => path)
  expect(everyAddress.filter((path) => !tried.includes(path))).toEqual(checkoutAddresses)
})

test('/collections shows the default listing inside the collections', async ({ page }) => {
  await page.goto('/collections')
  await expect(page).toHaveURL('/collections/products/Raw_Honey')
  await expect(page.getByRole('heading', { level: 2, name: 'Collections' })).toBeVisible()
  await expect(page.getByRole('heading', { level: 2, name: 'Products', exact: true })).toBeVisible() // R-ROUTE-03
})

test('an address may end with a slash', async ({ page }) => {
  await page.goto('/farmers/')
  await hydrated(page)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Pollination for farmers')
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
