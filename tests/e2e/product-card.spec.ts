import type { Page } from '@playwright/test'
import { paths } from '@/config/paths'
import { answerProducts, cardsOf, expectProducts, openListing, rawHoney } from '../support/catalogue'
import { chosen } from '../support/chosen'
import { expect, test } from '../support/visitor'

const whole = {
  productid: 'HNY-7',
  productcost: 450,
  discountedprice: 399,
  productimageurl: '/platform/pictures/jars/litchi.svg',
  qacertificateurl: '/platform/certificates/HNY-LITCHI',
  productqrcodeurl: '/platform/qr/HNY-LITCHI.svg',
  infourl: '/platform/info/HNY-LITCHI',
  buyurl: '/platform/shop/HNY-LITCHI',
  itemcount: '30',
  likecount: '96',
}

const cardOf = (page: Page, name: string) => page.getByRole('article', { name, exact: true })

/** A product's picture: where it opens the product, it is part of a link that only repeats the name's. */
const pictureOf = (page: Page, name: string) =>
  cardOf(page, name).getByRole('img', { name, exact: true, includeHidden: true })

test('a card tells everything about its product', async ({ page, baseURL }) => {
  await openListing(page, [rawHoney('Litchi Orchard Honey', whole)])
  const card = cardOf(page, 'Litchi Orchard Honey')
  await expect(card.getByRole('heading')).toHaveText('Raw Honey Litchi Orchard Honey') // R-CARD-01 R-CARD-03
  await expect(card.getByText('HNY-7')).toHaveCount(0)
  await expect(card.getByText('MRP ₹450', { exact: true })).toBeVisible()
  await expect(card.getByText('Discounted price ₹399', { exact: true })).toBeVisible() // R-CARD-07
  await expect(card.getByText('Country of origin: India', { exact: true })).toBeVisible() // R-CARD-06
  await expect(card.getByText('Available: 30', { exact: true })).toBeVisible() // R-CARD-10
  await expect(card.getByRole('button', { name: 'Like Litchi Orchard Honey', exact: true })).toBeVisible()
  await expect(card.getByText('96', { exact: true })).toBeVisible() // R-CARD-11
  const info = card.getByRole('link', { name: 'Info', exact: true })
  await expect(info).toHaveJSProperty('href', `${baseURL}/platform/info/HNY-LITCHI`) // R-CARD-04
  const certificate = card.getByRole('link', { name: 'Certificate', exact: true })
  await expect(certificate).toHaveJSProperty('href', `${baseURL}/platform/certificates/HNY-LITCHI`) // R-CARD-08
  for (const link of [info, certificate]) await expect(link).toHaveAttribute('target', '_blank')
  await expect(card.getByText('Not Availaible')).toHaveCount(0)
  for (const [name, address] of [
    ['Litchi Orchard Honey', '/platform/pictures/jars/litchi.svg'],
    ['QR code for Litchi Orchard Honey', '/platform/qr/HNY-LITCHI.svg'],
  ] as const) {
    // The picture is part of a link that repeats the name's: who listens hears of one.
    const picture = card.getByRole('img', { name, exact: true, includeHidden: true })
    await expect(picture).toHaveJSProperty('src', `${baseURL}${address}`)
    await picture.scrollIntoViewIfNeeded()
    await expect
      .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(0)
  } // R-CARD-12
})

test('among all products a card is headed by its product id', async ({ page }) => {
  await answerProducts(page, [rawHoney('Litchi Orchard Honey', whole)])
  await page.goto(paths.allProducts())
  await expectProducts(page, ['Litchi Orchard Honey'])
  await expect(cardsOf(page).getByRole('heading')).toHaveText('HNY-7 Litchi Orchard Honey') // R-CARD-02
})

for (const [what, address] of [
  ['missing', undefined],
  ['null', null],
  ['empty', ''],
  ["the word 'null'", 'null'],
  ['no web address', 'javascript:alert(1)'],
] as const)
  test(`info and certificate are 'Not Availaible' where their address is ${what}`, async ({ page }) => {
    await openListing(page, [rawHoney('Bare Honey', { infourl: address, qacertificateurl: address })])
    const card = cardOf(page, 'Bare Honey')
    await expect(card.getByText('Not Availaible', { exact: true })).toHaveCount(2)
    await expect(card.getByText('Info: Not Availaible', { exact: true })).toBeVisible() // R-CARD-05
    await expect(card.getByText('Certificate: Not Availaible', { exact: true })).toBeVisible() // R-CARD-09
    await expect(card.getByRole('link')).toHaveText(['Bare Honey', 'Buy Now'])
  })

test('where prices are hidden, MRP, discounted price and count are left out and all else stays', async ({
  page,
}) => {
  await answerProducts(page, [rawHoney('Hive Uno', { ...whole, contentsubcategory: 'Eco_Bee' })])
  await page.goto(paths.ecoContributor())
  const card = cardOf(page, 'Hive Uno')
  await expect(card).toBeVisible()
  for (const hidden of [/₹/, /MRP/, /Available:/]) await expect(card.getByText(hidden)).toHaveCount(0)
  await expect(card.getByText('Country of origin: India')).toBeVisible()
  await expect(card.getByText('96', { exact: true })).toBeVisible()
  await expect(card.getByRole('button', { name: 'Like Hive Uno' })).toBeVisible()
  await expect(card.getByRole('link', { name: 'Certificate' })).toBeVisible()
  await expect(pictureOf(page, 'Hive Uno')).toBeVisible()
  await expect(card.getByRole('img', { name: 'QR code for Hive Uno' })).toBeVisible() // R-CARD-13
})

test('Buy Now opens the shop page of the product in a new tab', async ({ page, context }) => {
  await page.goto(paths.listing('Raw_Honey'))
  const buy = cardOf(page, 'Mustard Blossom Honey, 500 g').getByRole('link', { name: 'Buy Now', exact: true }) // R-CARD-15
  await expect(buy).toHaveAttribute('rel', /noopener/)
  const opening = context.waitForEvent('page')
  await buy.click()
  const shop = await opening
  await expect(shop).toHaveURL(/\/platform\/shop\/HNY-MUSTARD$/) // R-CARD-14
  await expect(page).toHaveURL(paths.listing('Raw_Honey'))
})

test('a product without a shop address is bought in the shop of the configuration', async ({
  page,
  baseURL,
}) => {
  await openListing(page, [rawHoney('No address', { buyurl: 'null' })])
  const { pathname, origin } = new URL(
    (await cardsOf(page).getByRole('link', { name: 'Buy Now' }).getAttribute('href')) ?? '',
    baseURL,
  )
  expect(`${origin}${pathname}`).toBe(`${baseURL}/platform/shop/`)
})

test("the word 'null' never shows", async ({ page }) => {
  const nulls = Object.fromEntries(
    [
      'productcost',
      'discountedprice',
      'productimageurl',
      'qacertificateurl',
      'productqrcodeurl',
      'country',
      'infourl',
      'buyurl',
      'itemcount',
      'likes',
      'likecount',
      'ratings',
      'timestamp',
      'contentsubcategory',
    ].map((field) => [field, 'null']),
  )
  await openListing(page, [rawHoney('Nothing known', nulls)])
  const card = cardOf(page, 'Nothing known')
  await expect(card).toHaveText(/Nothing known/)
  expect(await card.textContent()).not.toMatch(/null|undefined|NaN|₹|MRP|Save|Available:|Country/)
  await expect(card.getByText('0', { exact: true })).toBeVisible() // R-CARD-16
  await expect(card.getByRole('img')).toHaveCount(0)
})

test('out of stock is 0 or less, and says so in the line of facts', async ({ page }) => {
  await openListing(page, [
    rawHoney('Sold out', { itemcount: '0' }),
    rawHoney('Oversold', { itemcount: -3 }),
    rawHoney('One left', { itemcount: 1 }),
  ])
  await expect(cardOf(page, 'Sold out').getByText('Out of stock', { exact: true })).toBeVisible()
  await expect(cardOf(page, 'Oversold').getByText('Out of stock', { exact: true })).toBeVisible()
  await expect(cardOf(page, 'One left').getByText('Out of stock')).toHaveCount(0)
  const ground = (name: string) =>
    cardOf(page, name)
      .getByRole('link', { name: 'Buy Now' })
      .evaluate((link) => getComputedStyle(link).backgroundColor)
  expect(await ground('One left')).toBe('rgb(242, 169, 0)')
  expect(await ground('Sold out')).toBe('rgb(246, 235, 211)') // quiet: nothing is left to buy
})

test.describe('items that cannot be read', () => {
  test.use({ expectedMessages: [/item \d of 'products' cannot be read and was dropped/] })

  test('are dropped alone, and addresses that are no web addresses are never followed', async ({ page }) => {
    await page.goto(paths.listing('Malformed_Honey'))
    await expectProducts(page, [
      'Honey of strings and nulls',
      '<img src=x onerror=alert(1)> Honey with script addresses',
    ])
    const main = page.getByRole('main')
    const addresses = await main
      .locator('[href], [src]')
      .evaluateAll((elements) =>
        elements.map((element) => element.getAttribute('href') ?? element.getAttribute('src') ?? ''),
      )
    expect(addresses.filter((address) => /^\s*(javascript|data|vbscript):/i.test(address))).toEqual([])
    const card = cardsOf(page).last()
    await expect(card.getByRole('link', { name: 'Buy Now' })).toHaveAttribute('href', /\/platform\/shop\/$/)
    await expect(card.getByText('Out of stock', { exact: true })).toBeVisible()
    await expect(cardsOf(page).first().getByText('MRP ₹410.50', { exact: true })).toBeVisible()
  })
})

test.describe('a picture that does not come', () => {
  test.use({ expectedMessages: [/status of 404/], viewport: { width: 320, height: 700 } })

  test('leaves a quiet place of its size, and a name of 80 letters stays inside a phone', async ({
    page,
  }) => {
    await page.goto(paths.listing('Long_Honey'))
    const name = `Honey${'y'.repeat(75)}`
    const card = cardOf(page, name)
    await expect(card.getByRole('heading')).toContainText(name)
    await expect(card.getByText('MRP ₹12,34,567.89')).toBeVisible()
    await expect(card.getByText('Available: 1000000')).toBeVisible()
    await expect(card.getByRole('img')).toHaveCount(0)
    const box = await card.boundingBox()
    expect((box?.x ?? 0) + (box?.width ?? 999)).toBeLessThanOrEqual(320)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
  })

  test('is as tall as one that does, and a QR code keeps its words', async ({ page }) => {
    await page.route('**/platform/qr/**', (route) => route.fulfill({ status: 404, body: 'gone' }))
    await openListing(page, [
      rawHoney('With picture', whole),
      rawHoney('Without picture', { ...whole, productimageurl: '/platform/pictures/jars/missing.svg' }),
    ])
    const height = async (name: string) => (await cardOf(page, name).boundingBox())?.height
    await cardOf(page, 'Without picture').scrollIntoViewIfNeeded()
    await expect(pictureOf(page, 'Without picture')).toHaveCount(0)
    expect(await height('Without picture')).toBe(await height('With picture'))
    await expect(page.getByRole('img', { name: 'QR code for With picture' })).toBeVisible()
  })
})

test.describe('cards have a height that lets one compare them', () => {
  for (const [path, width, most] of chosen([
    [paths.allProducts(), 360, 240],
    [paths.allProducts(), 992, 340],
    [paths.allProducts(), 1280, 340],
    [paths.farmers(), 360, 120],
    [paths.farmers(), 1280, 340],
    [paths.consumers(), 360, 120],
    [paths.consumers(), 1280, 340],
    [paths.brands(), 360, 120],
    [paths.ecoContributor(), 360, 120],
    [paths.ecoContributor(), 1280, 340],
  ] as const))
    test(`${path} at ${width} px: at most ${most} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 740 })
      await page.goto(path)
      const cards = page.getByRole('article').filter({ has: page.locator('summary, [aria-label^="Like "]') })
      await expect(cards.nth(2)).toBeVisible()
      const heights = await cards.evaluateAll((all) => all.map((card) => card.getBoundingClientRect().height))
      expect(Math.max(...heights)).toBeLessThanOrEqual(most)
    })
})

for (const likecount of [9, 10_730])
  test(`a card that ${likecount} like has one row of actions on a phone`, async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 })
    await openListing(page, [rawHoney('Litchi Orchard Honey', { ...whole, likecount })])
    const card = cardOf(page, 'Litchi Orchard Honey')
    await expect(card.getByRole('button', { name: /quote$/ })).toBeVisible()
    // All at one moment: the list above it may still be taking its place.
    const middles = await card
      .locator('button, a', { hasText: /quote|Buy Now/ })
      .or(card.getByRole('button', { name: /^Like/ }))
      .evaluateAll((controls) =>
        controls.map((control) => {
          const { top, bottom } = control.getBoundingClientRect()
          return (top + bottom) / 2
        }),
      )
    expect(middles).toHaveLength(3)
    expect(Math.max(...middles) - Math.min(...middles)).toBeLessThan(6)
  })

test.describe('a picture stands whole', () => {
  const drawn = (width: number, height: number) =>
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="100%" height="100%" fill="#96590a"/></svg>`

  for (const width of [360, 1280])
    test(`upright, across and very long, at ${width} px, and no code covers it`, async ({ page }) => {
      await page.setViewportSize({ width, height: 740 })
      const shapes = { upright: [400, 900], across: [900, 400], long: [3000, 200] } as const
      for (const [shape, [wide, high]] of Object.entries(shapes))
        await page.route(`**/platform/pictures/${shape}.svg`, (route) =>
          route.fulfill({ contentType: 'image/svg+xml', body: drawn(wide, high) }),
        )
      await openListing(
        page,
        Object.keys(shapes).map((shape) =>
          rawHoney(shape, { ...whole, productid: shape, productimageurl: `/platform/pictures/${shape}.svg` }),
        ),
      )
      for (const shape of Object.keys(shapes)) {
        const picture = pictureOf(page, shape)
        await picture.scrollIntoViewIfNeeded()
        await expect
          .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
          .toBeGreaterThan(0)
        expect(await picture.evaluate((image) => getComputedStyle(image).objectFit)).toBe('contain')
        const place = await picture.boundingBox()
        const card = await cardOf(page, shape).boundingBox()
        if (!place || !card) throw new Error('not drawn')
        expect(place.y).toBeGreaterThanOrEqual(card.y)
        expect(place.y + place.height).toBeLessThanOrEqual(card.y + card.height)
        for (const cover of [
          cardOf(page, shape).getByRole('img', { name: `QR code for ${shape}` }),
          cardOf(page, shape).getByRole('button', { name: `Like ${shape}` }),
        ]) {
          const over = await cover.boundingBox()
          if (!over) throw new Error('not drawn')
          const apart =
            over.y + over.height <= place.y ||
            over.y >= place.y + place.height ||
            over.x >= place.x + place.width
          expect(apart).toBe(true)
        }
      }
    })
})

test('the name is one stop of the Tab key and leads to the product over the same list', async ({ page }) => {
  await openListing(page, [rawHoney('Litchi Orchard Honey', whole)], { search: '?sort=A_Z' })
  const card = cardOf(page, 'Litchi Orchard Honey')
  const name = card.getByRole('link', { name: 'Litchi Orchard Honey', exact: true })
  await expect(name).toHaveAttribute('href', `${paths.listing('Raw_Honey')}?sort=A_Z&product=HNY-7`)
  await name.focus()
  await page.keyboard.press('Tab')
  await expect(card.getByRole('link', { name: 'Info', exact: true })).toBeFocused()
  await pictureOf(page, 'Litchi Orchard Honey').click()
  await expect(page).toHaveURL(`${paths.listing('Raw_Honey')}?sort=A_Z&product=HNY-7`)
})

test('a code that is pressed opens its product', async ({ page }) => {
  await openListing(page, [rawHoney('Litchi Orchard Honey', whole)])
  await page.getByRole('img', { name: 'QR code for Litchi Orchard Honey' }).click()
  await expect(page).toHaveURL(`${paths.listing('Raw_Honey')}?product=HNY-7`)
})

test.describe('text twice as large', () => {
  test.use({ viewport: { width: 360, height: 740 } })

  test('gives the words the whole width, and cuts no name', async ({ page }) => {
    await openListing(page, [rawHoney('Sundarban Mangrove Honey of the tidal forest, April flow', whole)])
    await page.evaluate(() => {
      document.documentElement.style.fontSize = '200%'
    })
    const name = cardsOf(page).getByRole('link', { name: /^Sundarban/ })
    expect(
      await name.evaluate(
        (link) => link.scrollHeight <= link.clientHeight || getComputedStyle(link).overflow === 'visible',
      ),
    ).toBe(true)
    const card = cardsOf(page).first()
    expect(await card.evaluate((element) => element.scrollWidth - element.clientWidth)).toBe(0)
  })
})
