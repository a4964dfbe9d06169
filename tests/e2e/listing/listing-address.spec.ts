import { paths } from '@/config/paths'
import {
  answerProducts,
  cardsOf,
  collectionsOf,
  countOf,
  expectProducts,
  filtersOf,
  openFilters,
  openListing,
  rawHoney,
  rawHoneys,
  sortControl,
} from '../../support/data/catalogue'
import { chosen } from '../../support/data/sampled'
import { answers } from '../../support/page/hydrated'
import { expect, test } from '../../support/page/visitor'

const listing = paths.listing('Raw_Honey')
const jars = [
  rawHoney('Mustard', { productcost: 320, ratings: 4.6 }),
  rawHoney('Eucalyptus', { productcost: 290, itemcount: 0 }),
  rawHoney('Litchi', { productcost: 399, country: 'Nepal' }),
]
const everything = ['Mustard', 'Eucalyptus', 'Litchi']

test('a copied address opens the same view', async ({ page, context }) => {
  await openListing(page, jars)
  await sortControl(page).selectOption('PRICE_LOW_TO_HIGH')
  const { from, to, inStock, outOfStock } = await openFilters(page)
  await from.fill('100')
  await to.fill('350')
  await inStock.check()
  await expect(page).toHaveURL(`${listing}?sort=PRICE_LOW_TO_HIGH&from=100&to=350&stock=in`)
  await expectProducts(page, ['Mustard'])

  const friend = await context.newPage()
  await answerProducts(friend, jars)
  await friend.goto(page.url())
  await expectProducts(friend, ['Mustard'])
  await expect(sortControl(friend)).toHaveValue('PRICE_LOW_TO_HIGH')
  await expect(friend.getByText('₹100 – ₹350', { exact: true })).toBeVisible()
  const shown = await openFilters(friend)
  await expect(shown.from).toHaveValue('100')
  await expect(shown.to).toHaveValue('350')
  await expect(shown.inStock).toBeChecked()
  await expect(shown.outOfStock).not.toBeChecked()

  await outOfStock.check()
  await expect(page).toHaveURL(/stock=in(,|%2C)out$/)
  await expectProducts(page, ['Eucalyptus', 'Mustard'])
})

test('back and forward walk through the choices, a visit of the drawer being one step', async ({ page }) => {
  await openListing(page, jars)
  await sortControl(page).selectOption('Z_A')
  await expectProducts(page, ['Mustard', 'Litchi', 'Eucalyptus'])
  const { from, inStock } = await openFilters(page)
  await from.pressSequentially('300')
  await expect(from).toHaveValue('300')
  await expectProducts(page, ['Mustard', 'Litchi'])
  await inStock.check()
  await expect(page).toHaveURL(`${listing}?sort=Z_A&from=300&stock=in`)

  await page.goBack()
  await expect(page).toHaveURL(`${listing}?sort=Z_A`)
  await expect(inStock).not.toBeChecked()
  await expect(from).toHaveValue('')
  await expectProducts(page, ['Mustard', 'Litchi', 'Eucalyptus'])
  await page.goBack()
  await expect(page).toHaveURL(listing)
  await expectProducts(page, everything)
  await page.goForward()
  await expectProducts(page, ['Mustard', 'Litchi', 'Eucalyptus'])
  await page.goForward()
  await expect(from).toHaveValue('300')
  await expectProducts(page, ['Mustard', 'Litchi'])
})

test('a price typed after Back is a step of its own', async ({ page }) => {
  await openListing(page, jars)
  await sortControl(page).selectOption('A_Z')
  const { from } = await openFilters(page)
  await from.pressSequentially('300')
  await expect(page).toHaveURL(`${listing}?sort=A_Z&from=300`)
  await page.goBack()
  await expect(from).toHaveValue('')
  await from.pressSequentially('3')
  await expect(page).toHaveURL(`${listing}?sort=A_Z&from=3`)
  await page.goBack()
  await expect(page).toHaveURL(`${listing}?sort=A_Z`)
})

test('what is no choice makes no step', async ({ page }) => {
  await openListing(page, jars)
  const before = await page.evaluate(() => history.length)
  const { from } = await openFilters(page)
  await from.pressSequentially('-7')
  await expect(from).toHaveValue('-7')
  expect(await page.evaluate(() => history.length)).toBe(before)
})

for (const nonsense of chosen([
  '?sort=toString&from=abc&to=-1&stock=maybe',
  '?sort=price_low_to_high&from=1e3&to=%E0%A4%A&stock=,,',
  '?sort=&from=&to=&stock=&liked=&q=',
  '?from=NaN&to=Infinity&sort[]=A_Z&%%%',
  '#%E0%A4%A',
  '#nowhere',
]))
  test(`nonsense in the address is ignored: ${nonsense}`, async ({ page }) => {
    await openListing(page, jars, { search: nonsense, names: everything })
    await expect(sortControl(page)).toHaveValue('')
    await expect(page.getByRole('button', { name: /^Remove .* filter$/ })).toHaveCount(0)
    const { from, to, inStock, outOfStock } = await openFilters(page)
    await expect(from).toHaveValue('')
    await expect(to).toHaveValue('')
    await expect(inStock).not.toBeChecked()
    await expect(outOfStock).not.toBeChecked()
  })

test('what is understood counts beside nonsense', async ({ page }) => {
  await openListing(page, jars, { search: '?sort=WORST&stock=out,maybe&from=x', names: ['Eucalyptus'] })
  await expect(page.getByRole('button', { name: 'Remove availability filter' })).toBeVisible()
})

test('From above To in the address filters nothing and is told in the drawer', async ({ page }) => {
  await openListing(page, jars, { search: '?from=500&to=100', names: everything })
  await expect(page.getByRole('button', { name: 'Remove price filter' })).toHaveCount(0)
  await openFilters(page)
  await expect(filtersOf(page).drawer.getByRole('alert')).toHaveText(
    'From is above To, so prices are not filtered.',
  )
})

test('the search text of an address narrows the list, and an empty result offers the way out', async ({
  page,
}) => {
  await openListing(page, jars, { search: '?q=nepal', names: ['Litchi'] })
  await page.goto(`${listing}?q=truffle`)
  await expect(page.getByText('Products Not Found', { exact: true })).toBeVisible()
  await page.getByRole('button', { name: 'Start over', exact: true }).click()
  await expectProducts(page, everything)
})

test('utm parameters stay and change nothing', async ({ page }) => {
  await openListing(page, jars, { search: '?utm_source=mail&utm_campaign=spring', names: everything })
  await sortControl(page).selectOption('A_Z')
  await expect(page).toHaveURL(`${listing}?sort=A_Z&utm_source=mail&utm_campaign=spring`)
  await sortControl(page).selectOption('')
  await expect(page).toHaveURL(`${listing}?utm_source=mail&utm_campaign=spring`)
})

test('a changed filter leaves the page where it is, another path begins at the top', async ({ page }) => {
  await openListing(page, jars)
  await page.evaluate(() => window.scrollTo({ top: 150, behavior: 'instant' }))
  await sortControl(page).selectOption('A_Z')
  await expectProducts(page, ['Eucalyptus', 'Litchi', 'Mustard'])
  await expect(page).toHaveURL(`${listing}?sort=A_Z`)
  expect(await page.evaluate(() => window.scrollY)).toBe(150)

  await page.getByRole('link', { name: 'Wild Honey', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Wild Honey' })).toBeVisible()
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0)
  await page.evaluate(() => window.scrollTo({ top: 150, behavior: 'instant' }))
  await page.goBack()
  await expect(page).toHaveURL(`${listing}?sort=A_Z`)
  await expectProducts(page, ['Eucalyptus', 'Litchi', 'Mustard'])
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0) // R-GEN-05
})

test('a long list comes a page at a time by keyboard, and Back shows as many again', async ({ page }) => {
  await answerProducts(page, rawHoneys(30))
  await page.goto(listing)
  await answers(collectionsOf(page).first())
  await expect(cardsOf(page)).toHaveCount(12)
  await expect(countOf(page)).toHaveText('30 products')
  await cardsOf(page).last().getByRole('link', { name: 'Buy Now' }).focus()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('button', { name: 'Show more (18 left)', exact: true })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(cardsOf(page)).toHaveCount(24)
  await expect(page.getByRole('article', { name: 'Honey 13', exact: true })).toBeFocused()

  await page.getByRole('link', { name: 'Wild Honey', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Wild Honey' })).toBeVisible()
  await expect(cardsOf(page)).toHaveCount(12)
  await page.goBack()
  await expect(cardsOf(page)).toHaveCount(24)
  await page.getByRole('button', { name: 'Show more (6 left)', exact: true }).click()
  await expect(cardsOf(page)).toHaveCount(30)
  await expect(page.getByRole('button', { name: /Show more/ })).toHaveCount(0)
  await expect(countOf(page)).toHaveText('30 products')
})

test.describe('a very long list', () => {
  // The local platform draws no QR codes for the honeys that it makes up.
  test.use({ expectedMessages: [/status of 404/] })

  test('of 10,000 products one page is drawn, with the true count, and filters reach them all', async ({
    page,
  }) => {
    await page.goto(paths.listing('Exactly_10000_Honey'))
    // Some 6 MB of products take their time on a busy machine.
    await expect(countOf(page)).toHaveText('10,000 products', { timeout: 20_000 })
    await expect(cardsOf(page)).toHaveCount(12)
    await expect(page.getByRole('button', { name: 'Show more (9,988 left)', exact: true })).toBeVisible()
    await sortControl(page).selectOption('FEATURED')
    await expect(page).toHaveURL(/sort=FEATURED/)
    await expect(countOf(page)).toHaveText(/^\d,?\d{2,3} of 10,000 products$/)
    await expect(cardsOf(page)).toHaveCount(12)
  })
})
