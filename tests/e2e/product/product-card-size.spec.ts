import type { Page } from '@playwright/test'
import { paths } from '@/config/paths'
import { cardsOf, openListing, rawHoney } from '../../support/data/catalogue'
import { chosen } from '../../support/data/sampled'
import { fontsInTime } from '../../support/layout/fonts-in-time'
import { enlargeText } from '../../support/layout/reflow'
import { cardOf, pictureOf, whole } from '../../support/page/product-card'
import { expect, test } from '../../support/page/visitor'

test.describe('a picture that does not come', () => {
  test.use({ expectedMessages: [/status of 404/], viewport: { width: 320, height: 700 } })

  test('leaves a quiet place as tall as one that does, a QR code keeps its words, and a name of 80 letters stays inside a phone', async ({
    page,
  }) => {
    await page.route('**/platform/qr/**', (route) => route.fulfill({ status: 404, body: 'gone' }))
    const missing = '/platform/pictures/jars/missing.svg'
    const name = `Honey${'y'.repeat(75)}`
    await openListing(page, [
      rawHoney('With picture', whole),
      rawHoney('Without picture', { ...whole, productid: 'HNY-2', productimageurl: missing }),
      rawHoney(name, { productcost: 1_234_567.89, itemcount: 1_000_000, productimageurl: missing }),
    ])
    await cardOf(page, 'Without picture').scrollIntoViewIfNeeded()
    await expect(pictureOf(page, 'Without picture')).toHaveCount(0)
    await expectSameHeight(page, 'Without picture', 'With picture')
    await expect(page.getByRole('img', { name: 'QR code for With picture' })).toBeVisible()

    await test.step('a long name', async () => {
      const card = cardOf(page, name)
      await card.scrollIntoViewIfNeeded()
      await expect(card.getByRole('heading')).toContainText(name)
      await expect(card.getByText('MRP ₹12,34,567.89')).toBeVisible() // R-LIST-32
      await expect(card.getByText('Available: 10,00,000')).toBeVisible()
      await expect(card.getByRole('img')).toHaveCount(0)
      const box = await card.boundingBox()
      expect((box?.x ?? 0) + (box?.width ?? 999)).toBeLessThanOrEqual(320)
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
    })
  })
})

const heightsOf = chosen([
  [paths.allProducts(), [360, 248], [992, 340], [1280, 340]],
  [paths.farmers(), [360, 160], [1280, 340]],
  [paths.consumers(), [360, 160], [1280, 340]],
  [paths.brands(), [360, 160]],
  [paths.ecoContributor(), [360, 160], [1280, 340]],
] as const)

test('cards have a height that lets one compare them', async ({ page }) => {
  await fontsInTime(page)
  const cards = page.getByRole('article').filter({ has: page.locator('summary, [aria-label^="Like "]') })
  const heights = () => cards.evaluateAll((all) => all.map((card) => card.getBoundingClientRect().height))
  for (const [path, ...most] of heightsOf) {
    await page.setViewportSize({ width: 360, height: 740 })
    await page.goto(path)
    for (const [width, height] of most)
      await test.step(`at most ${height} px at ${width} px on ${path}`, async () => {
        await page.setViewportSize({ width, height: 740 })
        await expect(cards.nth(2)).toBeVisible()
        await expect.poll(async () => Math.max(...(await heights()))).toBeLessThanOrEqual(height)
      })
  }
})

const shapes = { upright: [400, 900], across: [900, 400], long: [3000, 200] } as const
const likes = [9, 10_730]

test('a picture stands whole, its actions in one row, a rating makes no card higher, and text twice as large has the whole width', async ({
  page,
}) => {
  for (const [shape, [width, height]] of Object.entries(shapes)) {
    const body = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="100%" height="100%" fill="#96590a"/></svg>`
    await page.route(`**/platform/pictures/${shape}.svg`, (route) =>
      route.fulfill({ contentType: 'image/svg+xml', body }),
    )
  }
  await fontsInTime(page)
  await page.setViewportSize({ width: 360, height: 740 })
  await openListing(page, [
    rawHoney('Twin with stars', { ...whole, productid: 'STARS', ratings: 3 }),
    rawHoney('Twin without', { ...whole, productid: 'NONE' }),
    ...Object.keys(shapes).map((shape) =>
      rawHoney(shape, { ...whole, productid: shape, productimageurl: `/platform/pictures/${shape}.svg` }),
    ),
    ...likes.map((likecount) =>
      rawHoney(`Honey that ${likecount} like`, { ...whole, productid: `HNY-${likecount}`, likecount }),
    ),
    rawHoney('Sundarban Mangrove Honey of the tidal forest, April flow', whole),
  ])
  for (const likecount of likes)
    await test.step(`a card that ${likecount} like has one row of actions on a phone`, () =>
      expectOneRow(page, `Honey that ${likecount} like`))
  for (const width of [360, 1280])
    await test.step(`a picture stands whole, upright, across or very long, and no code covers it at ${width} px`, async () => {
      await page.setViewportSize({ width, height: 740 })
      for (const shape of Object.keys(shapes)) await expectWhole(page, shape)
      await expectSameHeight(page, 'Twin with stars', 'Twin without') // a rating makes no card higher
    })
  await test.step('text twice as large gives the words the whole width, and cuts no name', async () => {
    await page.setViewportSize({ width: 360, height: 740 })
    await enlargeText(page, 200)
    const name = cardsOf(page).getByRole('link', { name: /^Sundarban/ })
    expect(
      await name.evaluate(
        (link) => link.scrollHeight <= link.clientHeight || getComputedStyle(link).overflow === 'visible',
      ),
    ).toBe(true)
    for (const card of await cardsOf(page).all())
      expect(await card.evaluate((element) => element.scrollWidth - element.clientWidth)).toBe(0)
  })
})

async function expectOneRow(page: Page, name: string): Promise<void> {
  const card = cardOf(page, name)
  const quote = card.getByRole('button', { name: /quote$/ })
  await expect(quote).toBeVisible()
  const controls = card
    .getByRole('button', { name: /^Like/ })
    .or(quote)
    .or(card.getByRole('link', { name: 'Buy Now' }))
  await expect(controls).toHaveCount(3)
  // All at one moment, since the list above may still be taking its place.
  const apart = () =>
    controls.evaluateAll((all) => {
      const middles = all.map((control) => {
        const { top, bottom } = control.getBoundingClientRect()
        return (top + bottom) / 2
      })
      return Math.max(...middles) - Math.min(...middles)
    })
  await expect.poll(apart).toBeLessThan(6)
}

/** Of two cards beside or below one another. */
async function expectSameHeight(page: Page, one: string, other: string): Promise<void> {
  const heights = await cardOf(page, one)
    .or(cardOf(page, other))
    .evaluateAll((cards) => cards.map((card) => card.getBoundingClientRect().height))
  expect(heights).toHaveLength(2)
  expect(heights[0]).toBe(heights[1])
}

async function expectWhole(page: Page, shape: string): Promise<void> {
  const picture = pictureOf(page, shape)
  await picture.scrollIntoViewIfNeeded()
  await expect
    .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0)
  expect(await picture.evaluate((image) => getComputedStyle(image).objectFit)).toBe('contain')
  await expectUncovered(page, shape)
}

async function expectUncovered(page: Page, shape: string): Promise<void> {
  const card = cardOf(page, shape)
  const covers = card
    .getByRole('img', { name: `QR code for ${shape}` })
    .or(card.getByRole('button', { name: `Like ${shape}` }))
  await expect(covers).toHaveCount(2)
  const picture = await pictureOf(page, shape).elementHandle()
  if (!picture) throw new Error('not drawn')
  // All at one moment, since the page may move.
  const { isInside, isApart } = await covers.evaluateAll((covers, picture) => {
    const place = picture.getBoundingClientRect()
    const card = picture.closest('article')?.getBoundingClientRect()
    return {
      isInside: card && place.top >= card.top && place.bottom <= card.bottom,
      isApart: covers.map((cover) => {
        const over = cover.getBoundingClientRect()
        return over.bottom <= place.top || over.top >= place.bottom || over.left >= place.right
      }),
    }
  }, picture)
  expect(isInside).toBe(true)
  expect(isApart).toEqual([true, true])
}
