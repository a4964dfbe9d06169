import { paths } from '@/config/paths'
import {
  answerProducts,
  answerSubcategories,
  cardsOf,
  collectionsOf,
  expectProducts,
  openListing,
  pathsAskedFor,
  rawHoney,
} from '../../support/data/catalogue'
import { answers } from '../../support/page/hydrated'
import { layoutShift, watchLayout } from '../../support/page/layout-shift'
import { expect, test } from '../../support/page/visitor'

const rawHoneyNames = [
  'Mustard Blossom Honey, 500 g',
  'Litchi Orchard Honey, 500 g',
  'Eucalyptus Honey, 500 g',
  'Jamun Honey, 500 g',
  'Ajwain (Carom) Honey, 500 g',
]

for (const address of ['/collections', '/collections/']) {
  test(`${address} asks for Raw Honey, opened directly and from within the site`, async ({ page }) => {
    const asked = pathsAskedFor(page, '/content/models/')
    const call = '/platform/content/models/honeynet/AGR11-100A/Raw_Honey'
    const shown = async () => {
      await expect(page).toHaveURL(`${paths.listing('Raw_Honey')}?sort=A_Z#products`)
      await expect(page.getByRole('heading', { level: 1, name: 'Raw Honey', exact: true })).toBeVisible()
      await expect.poll(() => [...new Set(asked)]).toEqual([call])
    }
    await page.goto(`${address}?sort=A_Z#products`)
    await shown()

    await page.goto(paths.terms())
    await answers(page.getByRole('heading', { level: 1 }))
    asked.length = 0
    await page.evaluate((href) => {
      history.pushState(null, '', `${href}?sort=A_Z#products`)
      dispatchEvent(new PopStateEvent('popstate'))
    }, address)
    await shown() // R-LIST-01
  })
}

test('the collections begin with Raw Honey', async ({ page }) => {
  const asked = pathsAskedFor(page, '/content/models/')
  await page.goto('/collections')
  await expect(page).toHaveURL(paths.listing('Raw_Honey'))
  await expect(page.getByRole('heading', { level: 1, name: 'Raw Honey', exact: true })).toBeVisible()
  await expectProducts(page, rawHoneyNames)
  await expect
    .poll(() => [...new Set(asked)])
    .toEqual(['/platform/content/models/honeynet/AGR11-100A/Raw_Honey']) // R-LIST-01
  await expect(page.getByText('5 products', { exact: true })).toBeVisible()
})

test('a subcategory of the address is asked for with the headers of the contract', async ({ page }) => {
  const asking = page.waitForRequest('**/platform/content/models/**')
  await page.goto(paths.listing('Foo'))
  const request = await asking
  expect(new URL(request.url()).pathname).toBe('/platform/content/models/honeynet/AGR11-100A/Foo') // R-LIST-02 R-API-08
  const headers = await request.allHeaders()
  expect(headers).toMatchObject({
    orgid: 'HoneyFarm',
    networkid: 'honeynet',
    username: 'HoneyFarm',
    suborgid: '',
  })
  const token = await page.evaluate(() => localStorage.getItem('token'))
  expect(headers.authorization).toBe(`Bearer ${token}`)
  await expect(page.getByText('Products Not Found', { exact: true })).toBeVisible()
})

test('a subcategory with special characters is asked for percent-encoded', async ({ page }) => {
  const asked = pathsAskedFor(page, '/content/models/')
  await answerSubcategories(page, ['A/B & C'])
  await answerProducts(page, [rawHoney('Slash Honey')])
  await page.goto(paths.allProducts())
  await page.getByRole('link', { name: 'A/B & C', exact: true }).click()
  await expectProducts(page, ['Slash Honey'])
  expect(new Set(asked)).toEqual(new Set(['/platform/content/models/honeynet/AGR11-100A/A%2FB%20%26%20C'])) // R-API-14
})

test('allProducts lists the honeys of every subcategory, and none that is not ours or not listed', async ({
  page,
}) => {
  const asking = page.waitForRequest('**/platform/content/products/**')
  await page.goto(paths.allProducts())
  const request = await asking
  expect(new URL(request.url()).pathname).toBe('/platform/content/products/honeynet/AGR11-100A') // R-API-10
  expect((await request.allHeaders()).authorization).toMatch(/^Bearer /)
  await expectProducts(page, [
    ...rawHoneyNames,
    'Kashmir Acacia Honey, 500 g',
    'Multiflora Honey, 500 g',
    'Nilgiri Forest Honey, 500 g',
    'Sundarban Mangrove Honey, 500 g',
    'Tulsi Infused Honey, 500 g',
    'Ginger Infused Honey, 500 g',
    'Cut Comb Honey, 400 g',
  ]) // R-LIST-03
})

test('the collections are the subcategories of the back end', async ({ page }) => {
  const asking = page.waitForRequest('**/platform/content/subcategories/**')
  await page.goto(paths.listing('Raw_Honey'))
  const request = await asking
  expect(new URL(request.url()).pathname).toBe(
    '/platform/content/subcategories/honeynet/honeynet/contentSubCategories/AGR11-100A',
  ) // R-API-09
  expect((await request.allHeaders()).authorization).toMatch(/^Bearer /)
  const collections = page.getByRole('region', { name: 'Collections' })
  await expect(page.getByRole('heading', { name: 'Collections', exact: true })).toBeVisible()
  await expect(collections.getByRole('link')).toHaveText([
    'All products',
    'Raw Honey',
    'Natural Honey',
    'Wild Honey',
    'Infused Honey',
    'Comb Honey',
  ]) // R-LIST-04
  await expect(collections.getByRole('link', { name: 'Raw Honey' })).toHaveAttribute('aria-current', 'page')
})

test('choosing a collection asks anew and starts at the top, while the collections stay where they are', async ({
  page,
}) => {
  const asked = pathsAskedFor(page, '/content/models/')
  await page.goto(paths.listing('Raw_Honey'))
  await answers(collectionsOf(page).first())
  await expectProducts(page, rawHoneyNames)
  const collections = page.getByRole('region', { name: 'Collections' })
  const heading = collections.getByRole('heading', { name: 'Collections' })
  await heading.evaluate((element) => element.setAttribute('data-marked', 'yes'))
  await page.evaluate(() => window.scrollTo(0, 300))

  await collections.getByRole('link', { name: 'Wild Honey', exact: true }).click()
  await expect(page).toHaveURL(paths.listing('Wild_Honey'))
  await expectProducts(page, ['Nilgiri Forest Honey, 500 g', 'Sundarban Mangrove Honey, 500 g'])
  expect(asked).toContain('/platform/content/models/honeynet/AGR11-100A/Wild_Honey') // R-LIST-05
  await expect(page.getByRole('heading', { level: 1, name: 'Wild Honey', exact: true })).toBeVisible()
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0)
  await expect(heading).toHaveAttribute('data-marked', 'yes') // R-GEN-07
})

test('the anchor #products lands on the products', async ({ page }) => {
  await page.goto(`${paths.listing('Raw_Honey')}#products`)
  const products = page.getByRole('region', { name: 'Products' })
  await expect(products).toHaveAttribute('id', 'products')
  await expect(products.getByRole('article')).toHaveCount(5)
  // Below the header that stays, and close to it.
  const header = page.getByRole('banner')
  const gap = async () => {
    const [above, below] = [await header.boundingBox(), await products.boundingBox()]
    return above && below ? below.y - above.y - above.height : -1
  }
  await expect.poll(gap).toBeLessThan(40)
  expect(await gap()).toBeGreaterThanOrEqual(0) // R-LIST-06
})

test('large screens show exactly two cards in a row, phones one', async ({ page }) => {
  await page.setViewportSize({ width: 992, height: 900 })
  await page.goto(paths.allProducts())
  await expect(cardsOf(page)).toHaveCount(12)
  const perRow = async () => {
    const tops = await cardsOf(page).evaluateAll((cards) =>
      cards.map((card) => card.getBoundingClientRect().top),
    )
    return tops.filter((top) => top === tops[0]).length
  }
  await expect.poll(perRow).toBe(2) // R-LIST-31
  await page.setViewportSize({ width: 1920, height: 900 })
  await expect.poll(perRow).toBe(2)
  await page.setViewportSize({ width: 991, height: 900 })
  await expect.poll(perRow).toBe(1)
})

test('prices are in rupees, as India writes them', async ({ page }) => {
  await openListing(page, [rawHoney('Dear Honey', { productcost: 123456, discountedprice: '99.5' })])
  const card = cardsOf(page)
  await expect(card.getByText('MRP ₹1,23,456', { exact: true })).toBeVisible()
  await expect(card.getByText('₹99.50')).toBeVisible() // R-LIST-32
})

test('only listed products of our own show, however our name is capitalised in the configuration', async ({
  page,
}) => {
  await page.route('**/config.json', async (route) => {
    const response = await route.fetch()
    await route.fulfill({ response, json: { ...(await response.json()), user: 'ABC' } })
  })
  const products = [
    rawHoney('Ours', { consumeradminid: 'abc' }),
    rawHoney('Draft', { consumeradminid: 'abc', status: 'Draft' }),
    rawHoney('Listed in small letters', { consumeradminid: 'abc', status: 'listed' }),
    rawHoney('In capitals', { consumeradminid: 'ABC' }),
    rawHoney('Of others', { consumeradminid: 'xyz' }),
    rawHoney('Of nobody', { consumeradminid: null }),
  ]
  await openListing(page, products, { names: ['Ours'] }) // R-LIST-33 R-LIST-34
})

test('the category is stored in the browser, and jars are bought with Buy Now', async ({ page }) => {
  await page.goto(paths.listing('Raw_Honey'))
  await expect(cardsOf(page)).toHaveCount(5)
  await expect.poll(() => page.evaluate(() => localStorage.getItem('catID'))).toBe('AGR11-100A') // R-LIST-38
  await expect(cardsOf(page).getByRole('link', { name: 'Buy Now', exact: true })).toHaveCount(5) // R-LIST-39
})

for (const width of [320, 360, 768, 1280]) {
  test(`nothing moves while the listing loads, and nothing is wider than ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 })
    await watchLayout(page)
    await page.goto(`${paths.listing('Raw_Honey')}?sort=BESTSELLER&from=100&to=500&stock=in`)
    await expectProducts(page, [
      'Mustard Blossom Honey, 500 g',
      'Litchi Orchard Honey, 500 g',
      'Ajwain (Carom) Honey, 500 g',
    ])
    await expect(page.getByRole('link', { name: 'Comb Honey', exact: true })).toBeAttached()
    await page.evaluate(() => document.fonts.ready)
    expect(await layoutShift(page)).toBe('0.000')
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
  })
}
