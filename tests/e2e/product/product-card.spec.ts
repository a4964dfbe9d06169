import type { Page } from '@playwright/test'
import { paths } from '@/config/paths'
import {
  cardsOf,
  collectionsOf,
  countOf,
  expectProducts,
  openListing,
  rawHoney,
} from '../../support/data/catalogue'
import { cardOf, pictureOf, whole } from '../../support/page/product-card'
import { expect, gone, test } from '../../support/page/visitor'

test('a card tells everything about its product, and leads to it and to its shop', async ({
  page,
  baseURL,
}) => {
  await openListing(page, [rawHoney('Litchi Orchard Honey', whole)], { search: '?sort=A_Z' })
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

  await test.step('Buy Now opens the shop page of the product in a new tab', () => opensItsShop(page))
  await test.step('name, picture and code lead to the product over the same list, and are one stop of the Tab key', () =>
    leadsToTheProduct(page))
  await test.step('among all products a card is headed by its product id', async () => {
    await collectionsOf(page).filter({ hasText: 'All products' }).click()
    await expect(page).toHaveURL(`${paths.allProducts()}?sort=A_Z`)
    await expectProducts(page, ['Litchi Orchard Honey'])
    await expect(cardsOf(page).getByRole('heading')).toHaveText('HNY-7 Litchi Orchard Honey') // R-CARD-02
  })
})

async function opensItsShop(page: Page): Promise<void> {
  const buy = cardOf(page, 'Litchi Orchard Honey').getByRole('link', { name: 'Buy Now', exact: true }) // R-CARD-15
  await expect(buy).toHaveAttribute('rel', /noopener/)
  const opening = page.context().waitForEvent('page')
  await buy.click()
  const shop = await opening
  await expect(shop).toHaveURL(/\/platform\/shop\/HNY-LITCHI$/) // R-CARD-14
  await expect(page).toHaveURL(`${paths.listing('Raw_Honey')}?sort=A_Z`)
  await shop.close()
}

async function leadsToTheProduct(page: Page): Promise<void> {
  const card = cardOf(page, 'Litchi Orchard Honey')
  const name = card.getByRole('link', { name: 'Litchi Orchard Honey', exact: true })
  await expect(name).toHaveAttribute('href', `${paths.listing('Raw_Honey')}?sort=A_Z&product=HNY-7`)
  await name.focus()
  await page.keyboard.press('Tab')
  await expect(card.getByRole('link', { name: 'Info', exact: true })).toBeFocused()
  const code = card.getByRole('img', { name: 'QR code for Litchi Orchard Honey' })
  for (const drawing of [pictureOf(page, 'Litchi Orchard Honey'), code]) {
    await drawing.click()
    await expect(page).toHaveURL(`${paths.listing('Raw_Honey')}?sort=A_Z&product=HNY-7`)
    await expect(page.getByRole('dialog', { name: 'Litchi Orchard Honey', exact: true })).toBeVisible()
    await page.goBack()
    await gone(page.getByRole('dialog'))
  }
}

/** Addresses that are none; what counts as one is proven in tests/unit/domain/catalogue/product.test.ts. */
const noAddresses = [undefined, null, '', 'null', 'javascript:alert(1)']
const bareName = (index: number) => `Bare Honey ${index + 1}`
const nothingKnown = Object.fromEntries(
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

const oddProducts = [
  ...noAddresses.map((address, index) =>
    rawHoney(bareName(index), { infourl: address, qacertificateurl: address }),
  ),
  rawHoney('Nothing known', nothingKnown),
  rawHoney('Sold out', { itemcount: '0' }),
  rawHoney('Oversold', { itemcount: -3 }),
  rawHoney('One left', { itemcount: 1 }),
]

const coriander = rawHoney('Coriander')

test.describe('a list of odd products', () => {
  test.use({ expectedMessages: [/cannot be drawn/] })

  test('what is not known is left out or said in words, so is what is out of stock, and a product that cannot be drawn leaves a quiet card', async ({
    page,
    baseURL,
  }) => {
    // A browser that fails at a single product.
    await page.addInitScript(() => {
      const { set } = URLSearchParams.prototype
      URLSearchParams.prototype.set = function (name, value) {
        if (value === 'HNY-BROKEN') throw new Error('cannot be drawn')
        set.call(this, name, value)
      }
    })
    await openListing(page, [...oddProducts, rawHoney('Broken', { productid: 'HNY-BROKEN' }), coriander], {
      names: [...oddProducts, coriander].map(({ productfriendlyname }) => String(productfriendlyname)),
    })
    for (const [index, address] of noAddresses.entries())
      await test.step(`info and certificate are 'Not Availaible' where their address is ${address}`, async () => {
        const card = cardOf(page, bareName(index))
        await expect(card.getByText('Not Availaible', { exact: true })).toHaveCount(2)
        await expect(card.getByText('Info: Not Availaible', { exact: true })).toBeVisible() // R-CARD-05
        await expect(card.getByText('Certificate: Not Availaible', { exact: true })).toBeVisible() // R-CARD-09
        await expect(card.getByRole('link')).toHaveText([bareName(index), 'Buy Now'])
      })

    await test.step("the word 'null' never shows, and without a shop address the shop of the configuration sells", async () => {
      const card = cardOf(page, 'Nothing known')
      await expect(card).toHaveText(/Nothing known/)
      expect(await card.textContent()).not.toMatch(/null|undefined|NaN|₹|MRP|Save|Available:|Country/)
      await expect(card.getByText('0', { exact: true })).toBeVisible() // R-CARD-16
      await expect(card.getByRole('img')).toHaveCount(0)
      const shop = (await card.getByRole('link', { name: 'Buy Now' }).getAttribute('href')) ?? ''
      const { pathname, origin } = new URL(shop, baseURL)
      expect(`${origin}${pathname}`).toBe(`${baseURL}/platform/shop/`)
    })

    await test.step('out of stock is 0 or less, and says so in the line of facts', async () => {
      await expect(cardOf(page, 'Sold out').getByText('Out of stock', { exact: true })).toBeVisible()
      const count = await cardOf(page, 'Sold out').getByText('Available: 0', { exact: true }).boundingBox()
      expect(count?.width, 'it is there to be seen').toBeGreaterThan(60)
      await expect(cardOf(page, 'Oversold').getByText('Out of stock', { exact: true })).toBeVisible()
      await expect(cardOf(page, 'One left').getByText('Out of stock')).toHaveCount(0)
      const ground = (name: string) =>
        cardOf(page, name)
          .getByRole('link', { name: 'Buy Now' })
          .evaluate((link) => getComputedStyle(link).backgroundColor)
      expect(await ground('One left')).toBe('rgb(242, 169, 0)')
      expect(await ground('Sold out')).toBe('rgb(246, 235, 211)') // quiet: nothing is left to buy
    })

    await test.step('a product that cannot be drawn leaves a quiet card, and its list stays', async () => {
      const items = page.getByRole('region', { name: 'Products' }).getByRole('listitem')
      await expect(items.filter({ hasText: 'The product did not load.' })).toHaveCount(1)
      await expect(cardOf(page, 'Coriander').getByRole('link', { name: 'Buy Now' })).toBeVisible()
      await expect(countOf(page)).toHaveText('11 products')
    })

    await test.step('the panel shows a count of 0, too', async () => {
      await cardOf(page, 'Sold out').getByRole('link', { name: 'Sold out', exact: true }).click()
      const panel = page.getByRole('dialog', { name: 'Sold out', exact: true })
      await expect(panel.getByText('Available: 0', { exact: true })).toBeVisible()
    })
  })
})
