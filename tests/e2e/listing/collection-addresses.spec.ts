import type { Page } from '@playwright/test'
import { paths } from '@/config/paths'
import {
  answerProducts,
  answerSubcategories,
  cardsOf,
  expectProducts,
  pathsAskedFor,
  rawHoney,
} from '../../support/data/catalogue'
import { chosen } from '../../support/data/sampled'
import { holdBack } from '../../support/page/hold-requests'
import { hydrated } from '../../support/page/hydrated'
import { expect, test } from '../../support/page/visitor'

/** What the file of a page in the build has as its canonical link. */
async function canonicalOfFile(page: Page, path: string): Promise<string | undefined> {
  const html = await (await page.request.get(path)).text()
  return /<link rel="canonical" href="([^"]+)"/.exec(html)?.[1]
}

async function expectCanonical(page: Page, path: string): Promise<void> {
  const href = await canonicalOfFile(page, path)
  expect(href).toMatch(new RegExp(`^https?://[^/]+${path}$`))
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', href ?? '')
}

// How every other form of an address is mended is proven in tests/unit/app/normalize-url.test.ts, what hosts make of it in
// tests/support/servers/host-promises.ts; here it shows that pages do so.
test('/collections leads to the default subcategory, and keeps what a campaign added', async ({ page }) => {
  const asked = page.waitForRequest(/\/platform\/content\/models\/honeynet\/AGR11-100A\/Raw_Honey$/)
  await page.goto('/collections?utm_source=letter')
  await asked // R-LIST-01
  await expect(page).toHaveURL(`${paths.listing('Raw_Honey')}?utm_source=letter`)
  await expect(page.getByRole('heading', { level: 1, name: 'Raw Honey' })).toBeVisible()
  await expect(page.getByRole('article').first()).toBeVisible()
})

test('a subcategory without a page of its own hydrates the page that they share', async ({ page }) => {
  const release = await holdBack(page, '**/config.json')
  await page.goto('/collections/products/Smoked_Honey')
  const banner = page.getByRole('banner')
  await banner.evaluate((element) => element.setAttribute('data-marked', 'yes'))
  release()
  await expect(page.getByRole('heading', { level: 1, name: 'Smoked Honey' })).toBeVisible()
  await expect(page).toHaveTitle(/^Smoked Honey/)
  await expect(banner).toHaveAttribute('data-marked', 'yes')
  await expect(page.getByText('Products Not Found', { exact: true })).toBeVisible()
})

test('a page that many listings share marks the collection all the same', async ({ page }) => {
  await page.goto(paths.product('Raw_Honey', 'NO-SUCH-JAR'))
  const links = page.getByRole('region', { name: 'Collections' }).getByRole('link', { includeHidden: true })
  await expect(links.and(page.locator('[aria-current="page"]'))).toHaveText('Raw Honey')
})

test("a collection written otherwise is found, and the address takes the platform's spelling", async ({
  page,
}) => {
  const asked = pathsAskedFor(page, '/content/models/')
  await page.goto('/collections/products/raw-honey?sort=A_Z#products')
  await expect(page).toHaveURL(`${paths.listing('Raw_Honey')}?sort=A_Z#products`)
  await expect(page.getByRole('heading', { level: 1, name: 'Raw Honey', exact: true })).toBeVisible()
  await expect(cardsOf(page)).toHaveCount(5)
  await expectCanonical(page, paths.listing('Raw_Honey')) // that of its own file
  const calls = ['/platform/content/models/honeynet/AGR11-100A/Raw_Honey']
  await expect.poll(() => [...new Set(asked)]).toEqual(calls)
})

test('a collection that the build did not know is found as well, once the names are there', async ({
  page,
}) => {
  await answerSubcategories(page, ['Raw_Honey', 'Smoked_Honey'])
  await answerProducts(page, [rawHoney('Smoked')])
  await page.goto('/collections/products/smoked-honey')
  await expect(page).toHaveURL(paths.listing('Smoked_Honey'))
  await expectProducts(page, ['Smoked'])
})

test('an unknown collection is asked for as it stands, named, and the known ones are offered', async ({
  page,
}) => {
  const asked = pathsAskedFor(page, '/content/models/')
  await page.goto('/collections/products/Saffron-Honey')
  const products = page.getByRole('region', { name: 'Products' })
  await expect(products.getByText('Products Not Found', { exact: true })).toBeVisible()
  await expect(products.getByText(/There is no collection ‘Saffron-Honey’/)).toBeVisible()
  await expect(page).toHaveURL('/collections/products/Saffron-Honey')
  expect(new Set(asked)).toEqual(new Set(['/platform/content/models/honeynet/AGR11-100A/Saffron-Honey']))
  await expect(products.getByRole('link')).toHaveText([
    'All products',
    'Raw Honey',
    'Natural Honey',
    'Wild Honey',
    'Infused Honey',
    'Comb Honey',
  ])
  await products.getByRole('link', { name: 'Wild Honey' }).click()
  await expect(page).toHaveURL(paths.listing('Wild_Honey'))
})

for (const name of chosen(['%20', '__', 'x'.repeat(300), '%3Cscript%3E'], 3))
  test(`an odd name leaves no heading and no title empty: ${name.slice(0, 12)}`, async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 })
    await page.goto(`/collections/products/${name}`)
    await expect(page.getByText('Products Not Found', { exact: true })).toBeVisible()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/\S/)
    await expect(page).toHaveTitle(/^\S.* \S/)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360)
  })

/** Addresses as people write them, and the page that is meant. */
const otherForms = [
  ['/farmers/index.html', paths.farmers()],
  ['/About-US', paths.about()],
] as const

for (const [typed, path] of otherForms)
  test(`${typed} is ${path}, in the address and in its canonical link`, async ({ page }) => {
    await page.goto(`${typed}?utm_source=mail#main`)
    await expect(page).toHaveURL(`${path}?utm_source=mail#main`)
    await expectCanonical(page, path)
  })

test.describe('on a host that answers such an address with 404', () => {
  test.use({ expectedMessages: [/status of 404/] })

  for (const [typed, path] of [...otherForms, ['/Eco-Entrepreneur/', paths.ecoEntrepreneur()] as const])
    test(`${typed} is ${path} all the same, and one step of history`, async ({ page }) => {
      await page.route(`**${typed}?*`, async (route) => {
        const answer = await route.fetch({ url: new URL('/nowhere', route.request().url()).href })
        await route.fulfill({ response: answer })
      })
      await page.goto(`${typed}?utm_source=mail#main`)
      await expect(page).toHaveURL(`${path}?utm_source=mail#main`)
      await expectCanonical(page, path)
      await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Page not found')
      expect(await page.evaluate(() => history.length)).toBe(2) // the empty tab, then the page
    })
})

test('the canonical link goes and comes with the pages that are meant to be found', async ({ page }) => {
  await page.goto(paths.quoteList())
  await hydrated(page)
  const canonical = page.locator('link[rel="canonical"]')
  await expect(canonical).toHaveCount(0)
  await page.getByRole('contentinfo').getByRole('link', { name: 'About Hivefield' }).click()
  await expectCanonical(page, paths.about())
  await page.goBack()
  await expect(canonical).toHaveCount(0)
})
