import type { Page } from '@playwright/test'
import { paths } from '@/config/paths'
import { productPanel } from '@/content/en/features/product-panel'
import {
  answerSubcategories,
  modelsCalls,
  productsCalls,
  rawHoney,
  subcategoryCalls,
} from '../../support/data/catalogue'
import { answerCategory, listed } from '../../support/data/category-answers'
import { chosen } from '../../support/data/sampled'
import { holdBack } from '../../support/page/hold-requests'
import { noPanel, panelOf } from '../../support/page/product-panel'
import { expect, test } from '../../support/page/visitor'

const mustard = rawHoney('Mustard Blossom Honey', { productid: 'HNY-MUSTARD' })
const litchi = rawHoney('Litchi Honey', { productid: 'HNY-LITCHI' })
const comb = rawHoney('Mustard Comb', { productid: 'CMB-MUSTARD', contentsubcategory: 'Natural_Honey' })
const raw = [mustard, litchi]
const natural = [comb]
const own = paths.product('Raw_Honey', 'HNY-MUSTARD')

/** Each collection has its own products, and all of them together are the catalogue. */
async function answerCatalogue(page: Page): Promise<void> {
  await page.route(modelsCalls, (route) =>
    route.fulfill({ json: { products: route.request().url().endsWith('Raw_Honey') ? raw : natural } }),
  )
  await page.route(productsCalls, (route) => route.fulfill({ json: { products: [...raw, ...natural] } }))
}

// A panel comes and goes at once; how it moves is proven in product-panel.spec.ts.
test.beforeEach(async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await answerCatalogue(page)
})

/**
 * A sample of every third case, but always one by path and one over a listing. Upper and lower case are `findProduct`'s
 * rule, tested there.
 */
const spellings = chosen(
  [
    ['/collections/products/No_Such_Honey/hny-mustard', own],
    ['/collections/products/raw-honey/Hny-Mustard?utm_source=x', `${own}?utm_source=x`],
    ['/collections/products/Natural_Honey/hny-mustard?sort=A_Z', `${own}?sort=A_Z`],
    [
      '/collections/products/Natural_Honey?product=HNY-MUSTARD&sort=A_Z',
      `${paths.listing('Raw_Honey')}?sort=A_Z&product=HNY-MUSTARD`,
    ],
    [
      '/collections/products/Raw_Honey?product=hny-mustard',
      `${paths.listing('Raw_Honey')}?product=HNY-MUSTARD`,
    ],
    ['/collections/products/allProducts?product=hny-mustard', `${paths.allProducts()}?product=HNY-MUSTARD`],
  ] as const,
  3,
)

test('a product is found however its address is spelled, and the address takes the form that it has', async ({
  page,
}) => {
  for (const [address, found] of spellings)
    await test.step(address, async () => {
      const entries = await page.evaluate(() => history.length)
      expect((await page.goto(address))?.status()).toBe(200)
      const panel = panelOf(page, 'Mustard Blossom Honey')
      await expect(panel).toBeVisible()
      await expect(page).toHaveURL(found)
      await expect(page).toHaveTitle('Mustard Blossom Honey | Hivefield')
      await expect(panel.locator(':focus').or(panel.and(page.locator(':focus')))).toHaveCount(1)
      const later = await page.evaluate(() => history.length)
      expect(later - entries, 'no step of its own').toBeLessThanOrEqual(1)
      await panel.getByRole('button', { name: 'Close', exact: true }).click()
      await noPanel(page)
      await expect(
        page.getByRole('article').getByRole('link', { name: 'Mustard Blossom Honey', exact: true }),
      ).toBeFocused()
    })
})

test('a product stays in its address where the names of collections come after it', async ({ page }) => {
  const smoked = rawHoney('Smoked Honey', { productid: 'SMK-1', contentsubcategory: 'Smoked_Honey' })
  await page.route(modelsCalls, (route) => route.fulfill({ json: { products: [smoked] } }))
  await answerSubcategories(page, ['Raw_Honey', 'Smoked_Honey'])
  const release = await holdBack(page, subcategoryCalls)
  await page.goto('/collections/products/smoked-honey/SMK-1')
  release()
  await expect(page).toHaveURL('/collections/products/Smoked_Honey/SMK-1')
  await expect(panelOf(page, 'Smoked Honey')).toBeVisible()

  await test.step('one whose record spells the collection otherwise, so that its list lacks it, stays there too', async () => {
    const misspelt = { ...smoked, contentsubcategory: 'Smoked_honey' }
    await page.route(modelsCalls, (route) => route.fulfill({ json: { products: [] } }))
    await page.route(productsCalls, (route) => route.fulfill({ json: { products: [misspelt] } }))
    await page.goto('/collections/products/Smoked_Honey?product=SMK-1')
    await page.getByRole('button', { name: 'Close', exact: true }).click()
    await noPanel(page)
    await expect(page).toHaveURL(paths.listing('Smoked_Honey'))
  })
})

test('an offer that is gone shows those of its page', async ({ page }) => {
  await answerCategory(page, 'AGR12-100A', [listed('Mustard pollination', { productid: 'POL-MUSTARD' })])
  await page.goto(`${paths.farmers()}?product=POL-MUSTARD-OLD`)
  const panel = page.getByRole('dialog', { name: 'Product', exact: true })
  await expect(page).toHaveTitle(`${productPanel.gone.heading} | Hivefield`)
  await panel.getByRole('list', { name: 'Nearest to it' }).getByRole('link').first().click()
  await expect(page).toHaveURL(`${paths.farmers()}?product=POL-MUSTARD`)
  await expect(page.getByRole('dialog')).toContainText('Request Now')
})

test('a product that is gone says so in the tab, and shows what is nearest to it', async ({ page }) => {
  await page.goto('/collections/products/Raw_Honey/HNY-MUSTARD-2019?utm_source=x')
  const panel = page.getByRole('dialog', { name: 'Product', exact: true })
  await expect(panel.getByRole('alert')).toContainText(productPanel.gone.heading)
  await expect(page).toHaveTitle(`${productPanel.gone.heading} | Hivefield`)
  const nearest = panel.getByRole('list', { name: 'Nearest to it', exact: true }).getByRole('link')
  await expect(nearest).toHaveText(['Mustard Blossom Honey', 'Mustard Comb', 'Litchi Honey'])
  await nearest.first().press('Enter')
  await expect(panelOf(page, 'Mustard Blossom Honey')).toBeFocused()
  await expect(page).toHaveURL(`${own}?utm_source=x`)
  await expect(page).toHaveTitle('Mustard Blossom Honey | Hivefield')
})

test.describe('where the catalogue does not come', () => {
  test.use({ expectedMessages: [/status of 400|^Products of AGR11-100A: failed \(/] })

  test('nothing is called gone, and another try finds it', async ({ page }) => {
    await page.route(productsCalls, (route) => route.fulfill({ status: 400, body: 'closed' }))
    await page.goto('/collections/products/Natural_Honey/HNY-MUSTARD')
    const panel = page.getByRole('dialog', { name: 'Product', exact: true })
    await expect(panel.getByRole('alert')).toContainText('This product could not be loaded')
    await answerCatalogue(page)
    await panel.getByRole('button', { name: 'Try again', exact: true }).click()
    await expect(panelOf(page, 'Mustard Blossom Honey')).toBeVisible()
    await expect(page).toHaveURL(own)
  })
})
