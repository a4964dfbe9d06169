import { paths } from '@/config/paths'
import {
  answerProducts,
  cardsOf,
  collectionsHydrated,
  countOf,
  rawHoneys,
  sortControl,
} from '../../support/data/catalogue'
import { hydrated } from '../../support/page/hydrated'
import { expect, test } from '../../support/page/visitor'

const listing = paths.listing('Raw_Honey')

test('a long list comes a page at a time, each list that was shown is found again as long as it was, and a reader far down it finds it as it was', async ({
  page,
}) => {
  await answerProducts(page, rawHoneys(30))
  await page.goto(listing)
  await collectionsHydrated(page)
  await expect(countOf(page)).toHaveText('30 products')
  await expect(cardsOf(page)).toHaveCount(12)
  const more = page.getByRole('button', { name: /^Show more/ })

  await test.step('by keyboard, the focus goes to the first one that came', async () => {
    await cardsOf(page).last().getByRole('link', { name: 'Buy Now' }).focus()
    await page.keyboard.press('Tab')
    await expect(page.getByRole('button', { name: 'Show more (18 left)', exact: true })).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(cardsOf(page)).toHaveCount(24)
    await expect(page.getByRole('article', { name: 'Honey 13', exact: true })).toBeFocused()
  })

  await test.step('Back from another collection shows as many again', async () => {
    await page.getByRole('link', { name: 'Wild Honey', exact: true }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Wild Honey' })).toBeVisible()
    await expect(cardsOf(page)).toHaveCount(12)
    await page.goBack()
    await expect(cardsOf(page)).toHaveCount(24)
  })

  await test.step("'Show more' goes on in every order, and each has its own number", async () => {
    await sortControl(page).selectOption('Z_A')
    await expect(page).toHaveURL(`${listing}?sort=Z_A`)
    await expect(cardsOf(page)).toHaveCount(12)
    await more.click()
    await expect(cardsOf(page)).toHaveCount(24)
    await page.getByRole('button', { name: 'Show more (6 left)', exact: true }).click()
    await expect(cardsOf(page)).toHaveCount(30)
    await expect(more).toHaveCount(0)
    await expect(countOf(page)).toHaveText('30 products')
    await page.goBack()
    await expect(page).toHaveURL(listing)
    await expect(cardsOf(page)).toHaveCount(24)
  })

  const place = 4000
  const whereTheyAre = () => page.evaluate(() => Math.round(window.scrollY))
  const expectPlace = async (top: number) => {
    await expect(cardsOf(page)).toHaveCount(24)
    await expect.poll(whereTheyAre).toBe(top)
  }
  await page.evaluate((top) => window.scrollTo({ top, behavior: 'instant' }), place)
  expect(await whereTheyAre()).toBe(place)

  await test.step('after a reload, and after another', async () => {
    await page.reload()
    await expectPlace(place)
    await page.reload()
    await expectPlace(place)
  })

  await test.step('on the way back from another site', async () => {
    await page.goto('about:blank')
    await page.goBack()
    await expectPlace(place)
  })

  await test.step('but begins at the top where the page before was one of this site', async () => {
    await page.goto(paths.about())
    await hydrated(page)
    await page.goBack()
    await expectPlace(0) // R-GEN-05
  })

  await test.step('and begins anew when the address is opened anew', async () => {
    await page.evaluate((top) => window.scrollTo({ top, behavior: 'instant' }), place)
    await page.goto('about:blank')
    await page.goto(listing)
    await expect(countOf(page)).toHaveText('30 products')
    await expect(cardsOf(page)).toHaveCount(12)
    expect(await whereTheyAre()).toBe(0)
  })
})
