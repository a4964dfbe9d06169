import {
  expectProducts,
  openFilters,
  openListing,
  pathsAskedFor,
  rawHoney,
  sortControl,
} from '../../support/data/catalogue'
import { expect, test } from '../../support/page/visitor'

const named = (name: string, fields: Record<string, unknown>) => rawHoney(name, fields)

test('Sort by offers exactly the ten choices', async ({ page }) => {
  await openListing(page, [rawHoney('One Honey')])
  const values = await sortControl(page)
    .getByRole('option')
    .evaluateAll((options) => options.map((option) => (option as HTMLOptionElement).value))
  expect(values).toEqual([
    '',
    'FEATURED',
    'BESTSELLER',
    'A_Z',
    'Z_A',
    'PRICE_LOW_TO_HIGH',
    'PRICE_HIGH_TO_LOW',
    'RATING_HIGH_TO_LOW',
    'DATE_OLD_TO_NEW',
    'DATE_NEW_TO_OLD',
  ]) // R-LIST-19
  await expect(sortControl(page)).toHaveValue('')
})

test('none is the order of the back end, also after another one', async ({ page }) => {
  const asked = pathsAskedFor(page, '/content/models/')
  await openListing(page, [rawHoney('Middle'), rawHoney('Apple'), rawHoney('Zebra')])
  const before = asked.length
  await sortControl(page).selectOption('A_Z')
  await expectProducts(page, ['Apple', 'Middle', 'Zebra'])
  await sortControl(page).selectOption('')
  await expectProducts(page, ['Middle', 'Apple', 'Zebra']) // R-LIST-20
  expect(asked.length).toBe(before)
})

test('FEATURED shows the featured ones and says so in a chip', async ({ page }) => {
  await openListing(page, [
    named('Plain', {}),
    named('Featured', { featured: true }),
    named('Featured in words', { featured: 'true' }),
    named('Not featured', { featured: false }),
  ])
  await sortControl(page).selectOption('FEATURED')
  await expectProducts(page, ['Featured', 'Featured in words']) // R-LIST-21
  const products = page.getByRole('region', { name: 'Products' })
  await expect(
    products
      .getByRole('listitem')
      .filter({ hasText: /^Featured$/ })
      .first(),
  ).toBeVisible()
  await products.getByRole('button', { name: 'Remove Featured filter', exact: true }).click()
  await expectProducts(page, ['Plain', 'Featured', 'Featured in words', 'Not featured'])
  await expect(sortControl(page)).toHaveValue('')
})

test('BESTSELLER shows those rated 4 or higher and says so in a chip', async ({ page }) => {
  await openListing(page, [
    named('Rated 3.9', { ratings: 3.9 }),
    named('Rated 4', { ratings: 4 }),
    named('Rated 4.5 in words', { rating: '4.5' }),
    named('Unrated', {}),
  ])
  await sortControl(page).selectOption('BESTSELLER')
  await expectProducts(page, ['Rated 4', 'Rated 4.5 in words']) // R-LIST-22
  const remove = page.getByRole('button', { name: 'Remove Bestsellers filter', exact: true })
  await expect(page.getByRole('listitem').filter({ has: remove })).toHaveText('Bestsellers')
  await remove.click()
  await expectProducts(page, ['Rated 3.9', 'Rated 4', 'Rated 4.5 in words', 'Unrated'])
})

test('A_Z and Z_A go by name, whatever its capitals', async ({ page }) => {
  await openListing(page, [rawHoney('tulsi'), rawHoney('Acacia'), rawHoney('Éclair'), rawHoney('mustard')])
  await sortControl(page).selectOption('A_Z')
  await expectProducts(page, ['Acacia', 'Éclair', 'mustard', 'tulsi'])
  await sortControl(page).selectOption('Z_A')
  await expectProducts(page, ['tulsi', 'mustard', 'Éclair', 'Acacia']) // R-LIST-23
})

test('prices are numbers, 9 before 10 before 100, and the discounted one counts', async ({ page }) => {
  await openListing(page, [
    named('100', { productcost: '100' }),
    named('No price', { productcost: 'null' }),
    named('9', { productcost: 500, discountedprice: '9' }),
    named('10', { productcost: 10 }),
  ])
  await sortControl(page).selectOption('PRICE_LOW_TO_HIGH')
  await expectProducts(page, ['9', '10', '100', 'No price'])
  await sortControl(page).selectOption('PRICE_HIGH_TO_LOW')
  await expectProducts(page, ['100', '10', '9', 'No price']) // R-LIST-24
})

test('ratings come from ratings or rating, whichever is there, and equals keep their order', async ({
  page,
}) => {
  await openListing(page, [
    named('Unrated', {}),
    named('Three', { ratings: 3 }),
    named('Five', { rating: '5' }),
    named('First four', { ratings: '4' }),
    named('Second four', { rating: 4 }),
  ])
  await sortControl(page).selectOption('RATING_HIGH_TO_LOW')
  await expectProducts(page, ['Five', 'First four', 'Second four', 'Three', 'Unrated']) // R-LIST-25
})

test('dates go by timestamp, as text, seconds or milliseconds', async ({ page }) => {
  await openListing(page, [
    named('June, in milliseconds', { timestamp: 1_717_200_000_000 }),
    named('Undated', { timestamp: 'yesterday' }),
    named('March, in seconds', { timestamp: '1709251200' }),
    named('September, in words', { timestamp: '2024-09-01T00:00:00.000Z' }),
  ])
  await sortControl(page).selectOption('DATE_OLD_TO_NEW')
  await expectProducts(page, ['March, in seconds', 'June, in milliseconds', 'September, in words', 'Undated'])
  await sortControl(page).selectOption('DATE_NEW_TO_OLD')
  await expectProducts(page, ['September, in words', 'June, in milliseconds', 'March, in seconds', 'Undated']) // R-LIST-26
})

test('order and filters work together', async ({ page }) => {
  await openListing(page, [
    named('Cheap', { productcost: 50 }),
    named('Low', { productcost: 120 }),
    named('High', { productcost: 190 }),
    named('High but sold out', { productcost: 180, itemcount: 0 }),
    named('Dear', { productcost: 900 }),
  ])
  await sortControl(page).selectOption('PRICE_HIGH_TO_LOW')
  const { from, to, inStock, close } = await openFilters(page)
  await from.fill('100')
  await to.fill('200')
  await expectProducts(page, ['High', 'High but sold out', 'Low'])
  await inStock.check()
  await expectProducts(page, ['High', 'Low'])
  await close.click()
  await sortControl(page).selectOption('A_Z')
  await expectProducts(page, ['High', 'Low']) // R-LIST-27
})
