import { paths } from '@/config/paths'
import {
  cardsOf,
  collectionNames,
  collectionsHydrated,
  expectProducts,
  pathsAskedFor,
} from '../../support/data/catalogue'
import { chosen } from '../../support/data/sampled'
import { layoutShift } from '../../support/layout/layout-shift'
import { goWithin } from '../../support/page/go-within'
import { expect, test } from '../../support/page/visitor'

const rawHoneyNames = [
  'Mustard Blossom Honey, 500 g',
  'Litchi Orchard Honey, 500 g',
  'Eucalyptus Honey, 500 g',
  'Jamun Honey, 500 g',
  'Ajwain (Carom) Honey, 500 g',
]

const call = '/platform/content/models/honeynet/AGR11-100A/Raw_Honey'

test('/collections leads to Raw Honey and asks for it, and keeps what a campaign added', async ({ page }) => {
  const asked = pathsAskedFor(page, '/content/models/')
  await page.goto('/collections?utm_source=letter')
  await expect(page).toHaveURL(`${paths.listing('Raw_Honey')}?utm_source=letter`)
  await expect(page.getByRole('heading', { level: 1, name: 'Raw Honey', exact: true })).toBeVisible()
  await expect(page.getByRole('heading', { level: 2, name: 'Collections' })).toBeVisible()
  await expect(page.getByRole('heading', { level: 2, name: 'Products', exact: true })).toBeVisible() // R-ROUTE-03
  await expectProducts(page, rawHoneyNames)
  await expect.poll(() => [...new Set(asked)]).toEqual([call]) // R-LIST-01
  await expect(page.getByText('5 products', { exact: true })).toBeVisible()
})

test('/collections/ does so with an order and an anchor, opened directly and from within the site', async ({
  page,
}) => {
  const asked = pathsAskedFor(page, '/content/models/')
  const shown = async () => {
    await expect(page).toHaveURL(`${paths.listing('Raw_Honey')}?sort=A_Z#products`)
    await expect(page.getByRole('heading', { level: 1, name: 'Raw Honey', exact: true })).toBeVisible()
    await expect.poll(() => [...new Set(asked)]).toEqual([call])
  }
  await page.clock.install()
  await page.goto('/collections/?sort=A_Z#products')
  await shown()

  await goWithin(page, paths.terms())
  for (const address of ['/collections', '/collections/'])
    await test.step(`${address} from within the site`, async () => {
      await expect(page.getByRole('heading', { level: 1, name: /terms/i })).toBeVisible()
      await page.clock.fastForward(6000) // a list that has just come is not asked for again
      asked.length = 0
      await goWithin(page, `${address}?sort=A_Z#products`)
      await shown() // R-LIST-01
      await page.goBack()
    })
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

  await test.step('large screens show exactly two cards in a row, phones one', async () => {
    const perRow = async () => {
      const tops = await cardsOf(page).evaluateAll((cards) =>
        cards.map((card) => card.getBoundingClientRect().top),
      )
      return tops.filter((top) => top === tops[0]).length
    }
    for (const [width, cards] of [
      [991, 1],
      [992, 2],
      [1920, 2],
    ] as const) {
      await page.setViewportSize({ width, height: 900 })
      await expect.poll(perRow).toBe(cards) // R-LIST-31
    }
  })

  await test.step('behind the first two jars there the sun stands', async () => {
    const suns = await cardsOf(page).evaluateAll((cards) =>
      cards.map((card) => {
        const picture = card.querySelector('a[aria-hidden="true"] > *')
        return picture !== null && getComputedStyle(picture).backgroundImage.includes('radial-gradient')
      }),
    )
    expect(suns.length).toBeGreaterThan(2)
    expect(suns).toEqual(suns.map((_, index) => index < 2)) // R-LIST-31
  })
})

test('the collections are the subcategories of the back end, and stay where they are while one is chosen', async ({
  page,
}) => {
  const asked = pathsAskedFor(page, '/content/models/')
  const asking = page.waitForRequest('**/platform/content/subcategories/**')
  const collections = page.getByRole('region', { name: 'Collections' })
  await page.goto(`${paths.listing('Raw_Honey')}#products`)

  await test.step('the anchor #products lands on the products', async () => {
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

  await test.step('the category is stored in the browser, and jars are bought with Buy Now', async () => {
    await expect.poll(() => page.evaluate(() => localStorage.getItem('catID'))).toBe('AGR11-100A') // R-LIST-38
    await expect(cardsOf(page).getByRole('link', { name: 'Buy Now', exact: true })).toHaveCount(5) // R-LIST-39
  })

  await test.step('the collections are those that the back end names', async () => {
    const request = await asking
    expect(new URL(request.url()).pathname).toBe(
      '/platform/content/subcategories/honeynet/honeynet/contentSubCategories/AGR11-100A',
    ) // R-API-09
    expect((await request.allHeaders()).authorization).toMatch(/^Bearer /)
    await expect(collections.getByRole('heading', { name: 'Collections', exact: true })).toBeVisible()
    await expect(collections.getByRole('link')).toHaveText(collectionNames) // R-LIST-04
    await expect(collections.getByRole('link', { name: 'Raw Honey' })).toHaveAttribute('aria-current', 'page')
  })

  await test.step('choosing one asks anew and starts at the top, while the collections stay', async () => {
    await collectionsHydrated(page)
    await expectProducts(page, rawHoneyNames)
    const heading = collections.getByRole('heading', { name: 'Collections' })
    const title = page.getByRole('heading', { level: 1 })
    const sameElements = [heading, title]
    for (const one of sameElements)
      await one.evaluate((element) => element.setAttribute('data-marked', 'yes'))
    await page.evaluate(() => window.scrollTo(0, 300))

    await collections.getByRole('link', { name: 'Wild Honey', exact: true }).click()
    await expect(page).toHaveURL(paths.listing('Wild_Honey'))
    await expectProducts(page, ['Nilgiri Forest Honey, 500 g', 'Sundarban Mangrove Honey, 500 g'])
    // Asked for as its link was pointed at, and not a second time by the press.
    const wildHoney = '/platform/content/models/honeynet/AGR11-100A/Wild_Honey'
    expect(asked.filter((path) => path === wildHoney)).toHaveLength(1) // R-LIST-05
    await expect(page.getByRole('heading', { level: 1, name: 'Wild Honey', exact: true })).toBeVisible()
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0)
    for (const one of sameElements) await expect(one).toHaveAttribute('data-marked', 'yes') // R-GEN-07
  })
})

for (const width of chosen([320, 360, 768, 1280])) {
  test(`nothing moves while the listing loads, and nothing is wider than ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 })
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
