import { paths } from '@/config/paths'
import {
  answerProducts,
  answerSubcategories,
  cardsOf,
  expectProducts,
  pathsAskedFor,
  rawHoney,
} from '../support/catalogue'
import { chosen } from '../support/chosen'
import { holdBack } from '../support/held-back'
import { expect, test } from '../support/visitor'

for (const path of chosen(
  ['/collections', '/collections/', '/collections/products', '/collections/products/'],
  3,
)) {
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

test('a page that many listings share marks the collection all the same', async ({ page }) => {
  await page.goto(paths.product('Raw_Honey', 'NO-SUCH-JAR'))
  const links = page.getByRole('region', { name: 'Collections' }).getByRole('link', { includeHidden: true })
  await expect(links.and(page.locator('[aria-current="page"]'))).toHaveText('Raw Honey')
})

for (const name of chosen(['raw-honey', 'RAW_HONEY', 'raw%20honey', 'Raw_Honey/']))
  test(`the collection ${name} is Raw Honey, and the address takes the platform's spelling`, async ({
    page,
  }) => {
    const asked = pathsAskedFor(page, '/content/models/')
    await page.goto(`/collections/products/${name}?sort=A_Z#products`)
    await expect(page).toHaveURL(`${paths.listing('Raw_Honey')}?sort=A_Z#products`)
    await expect(page.getByRole('heading', { level: 1, name: 'Raw Honey', exact: true })).toBeVisible()
    await expect(cardsOf(page)).toHaveCount(5)
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

for (const [typed, path] of [
  ['/farmers/', '/farmers'],
  ['/farmers/index.html', '/farmers'],
  ['/index.html', '/'],
] as const)
  test(`${typed} is ${path}, in the address and in its canonical link`, async ({ page }) => {
    await page.goto(`${typed}?utm_source=mail`)
    await expect(page).toHaveURL(`${path}?utm_source=mail`)
    const canonical = page.locator('link[rel="canonical"]')
    await expect.poll(async () => new URL((await canonical.getAttribute('href')) ?? '').pathname).toBe(path)
  })

test.describe('in capitals', () => {
  test.use({ expectedMessages: [/status of 404/] })

  test('a page is found, and its address mended', async ({ page }) => {
    await page.goto('/About-US')
    await expect(page).toHaveURL(paths.about())
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/About/)
  })
})
