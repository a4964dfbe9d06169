import { paths } from '@/config/paths'
import {
  answerProducts,
  cardsOf,
  collectionsOf,
  countOf,
  rawHoneys,
  sortControl,
} from '../../support/data/catalogue'
import { answers, hydrated } from '../../support/page/hydrated'
import { expect, test } from '../../support/page/visitor'

const listing = paths.listing('Raw_Honey')

test.beforeEach(async ({ page }) => {
  await answerProducts(page, rawHoneys(30))
  await page.goto(listing)
  await answers(collectionsOf(page).first())
  await expect(countOf(page)).toHaveText('30 products')
})

test("'Show more' goes on in every order, and each has its own number", async ({ page }) => {
  const more = page.getByRole('button', { name: /^Show more/ })
  await more.click()
  await expect(cardsOf(page)).toHaveCount(24)
  await sortControl(page).selectOption('Z_A')
  await expect(page).toHaveURL(`${listing}?sort=Z_A`)
  await expect(cardsOf(page)).toHaveCount(12)
  await more.click()
  await expect(cardsOf(page)).toHaveCount(24)
  await more.click()
  await expect(cardsOf(page)).toHaveCount(30)
  await page.goBack()
  await expect(cardsOf(page)).toHaveCount(24)
})

test.describe('a reader far down a long list', () => {
  const place = 4000
  const whereTheyAre = () => Math.round(window.scrollY)

  test.beforeEach(async ({ page }) => {
    await page.getByRole('button', { name: 'Show more (18 left)', exact: true }).click()
    await expect(cardsOf(page)).toHaveCount(24)
    await page.evaluate((top) => window.scrollTo({ top, behavior: 'instant' }), place)
    expect(await page.evaluate(whereTheyAre)).toBe(place)
  })

  test('finds it as it was after a reload', async ({ page }) => {
    await page.reload()
    await expect(cardsOf(page)).toHaveCount(24)
    await expect.poll(() => page.evaluate(whereTheyAre)).toBe(place)
    await page.reload()
    await expect(cardsOf(page)).toHaveCount(24)
    await expect.poll(() => page.evaluate(whereTheyAre)).toBe(place)
  })

  test('finds it as it was on the way back from another site', async ({ page }) => {
    await page.goto('about:blank')
    await page.goBack()
    await expect(cardsOf(page)).toHaveCount(24)
    await expect.poll(() => page.evaluate(whereTheyAre)).toBe(place)
  })

  test('begins at the top where the page before was one of this site', async ({ page }) => {
    await page.goto(paths.about())
    await hydrated(page)
    await page.goBack()
    await expect(cardsOf(page)).toHaveCount(24)
    await expect.poll(() => page.evaluate(whereTheyAre)).toBe(0) // R-GEN-05
  })

  test('begins anew when the address is opened anew', async ({ page }) => {
    await page.goto('about:blank')
    await page.goto(listing)
    await expect(countOf(page)).toHaveText('30 products')
    await expect(cardsOf(page)).toHaveCount(12)
    expect(await page.evaluate(whereTheyAre)).toBe(0)
  })
})
