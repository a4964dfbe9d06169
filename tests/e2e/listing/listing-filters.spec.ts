import { paths } from '@/config/paths'
import {
  cardsOf,
  countOf,
  expectProducts,
  filtersOf,
  openFilters,
  openListing,
  pathsAskedFor,
  rawHoney,
  sortControl,
} from '../../support/data/catalogue'
import { expect, test } from '../../support/page/visitor'

const priced = [
  rawHoney('Costs 99', { productcost: 99 }),
  rawHoney('Costs 100', { productcost: 100 }),
  rawHoney('Costs 200', { productcost: 200 }),
  rawHoney('Costs 201', { productcost: 201 }),
]

const stocked = [
  rawHoney('Plenty', { itemcount: 42 }),
  rawHoney('Sold out', { itemcount: 0 }),
  rawHoney('One left', { itemcount: '1' }),
  rawHoney('Uncounted', { itemcount: 'null' }),
]

test('the drawer with the filters is closed at first, opens and closes', async ({ page }) => {
  await openListing(page, priced)
  await expect(page.getByRole('dialog')).toHaveCount(0)
  const { drawer, close, from, to, inStock, outOfStock } = await openFilters(page)
  await expect(drawer.getByRole('heading', { name: 'Products 12', exact: true })).toBeVisible() // R-LIST-08
  for (const control of [from, to, inStock, outOfStock]) await expect(control).toBeVisible() // R-LIST-09
  await close.click()
  await expect(drawer).toBeHidden()

  await openFilters(page)
  await drawer.getByRole('button', { name: 'Show 4 products', exact: true }).click()
  await expect(drawer).toBeHidden()
  await expect(page.getByRole('dialog')).toHaveCount(0) // R-LIST-07
})

test('a click beside the drawer closes it', async ({ page }) => {
  await openListing(page, priced)
  const { drawer } = await openFilters(page)
  await page.mouse.click(20, 400)
  await expect(drawer).toBeHidden()
})

test('the filters work by keyboard alone, and Escape hands the focus back', async ({ page }) => {
  await openListing(page, priced)
  const filter = page.getByRole('button', { name: 'Filter', exact: true })
  await filter.focus()
  await page.keyboard.press('Enter')
  const { drawer, close, from, to, inStock } = filtersOf(page)
  await expect(drawer).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(close).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(from).toBeFocused()
  await page.keyboard.type('100')
  await page.keyboard.press('Tab')
  await expect(to).toBeFocused()
  await page.keyboard.type('200')
  await expectProducts(page, ['Costs 100', 'Costs 200'])
  await page.keyboard.press('Tab')
  await expect(inStock).toBeFocused()
  await page.keyboard.press('Space')
  await expect(inStock).toBeChecked()
  await page.keyboard.press('Escape')
  await expect(drawer).toBeHidden()
  await expect(filter).toBeFocused()
})

test('a price range keeps both its ends, whatever may be typed into its fields', async ({ page }) => {
  await openListing(page, priced)
  const { from, to } = await openFilters(page)
  for (const field of [from, to]) {
    await expect(field).toHaveAttribute('type', 'number')
    await field.pressSequentially('a-b')
    await expect(field).toHaveValue('')
  } // R-LIST-10
  await expectProducts(page, ['Costs 99', 'Costs 100', 'Costs 200', 'Costs 201'])
  await from.fill('100')
  await to.fill('200')
  await expectProducts(page, ['Costs 100', 'Costs 200']) // R-LIST-11
  await from.fill('101')
  await to.fill('199.99')
  await expect(page.getByText('Products Not Found', { exact: true })).toBeVisible()
})

test('the price is the discounted one where there is one, else the MRP', async ({ page }) => {
  await openListing(page, [
    rawHoney('Reduced into the range', { productcost: 900, discountedprice: 150 }),
    rawHoney('Reduced out of it', { productcost: 150, discountedprice: 90 }),
    rawHoney('Never reduced', { productcost: '150', discountedprice: 'null' }),
  ])
  const { from, to } = await openFilters(page)
  await from.fill('100')
  await to.fill('200')
  await expectProducts(page, ['Reduced into the range', 'Never reduced'])
})

test('products without an MRP are outside every price range, and back when there is none', async ({
  page,
}) => {
  await openListing(page, [
    rawHoney('With cost', { productcost: 300 }),
    rawHoney('Cost missing', { productcost: undefined }),
    rawHoney('Cost empty', { productcost: '' }),
    rawHoney('Cost null in words', { productcost: 'null', discountedprice: 300 }),
  ])
  const { from, removeAll } = await openFilters(page)
  await from.fill('0')
  await expectProducts(page, ['With cost'])
  await removeAll.click()
  await expectProducts(page, ['With cost', 'Cost missing', 'Cost empty', 'Cost null in words']) // R-LIST-12
})

test('a chip names the price range once both ends are set, and takes it away', async ({ page }) => {
  await openListing(page, priced)
  const { from, to, close } = await openFilters(page)
  const remove = page.getByRole('button', { name: 'Remove price filter', exact: true })
  await from.fill('100')
  await expectProducts(page, ['Costs 100', 'Costs 200', 'Costs 201'])
  await expect(remove).toHaveCount(0)
  await from.fill('')
  await to.fill('200')
  await expectProducts(page, ['Costs 99', 'Costs 100', 'Costs 200'])
  await expect(remove).toHaveCount(0) // R-LIST-13
  await from.fill('100')
  await close.click()
  await expect(page.getByText('₹100 – ₹200', { exact: true })).toBeVisible() // R-LIST-14
  await remove.click()
  await expectProducts(page, ['Costs 99', 'Costs 100', 'Costs 200', 'Costs 201'])
  await expect(remove).toHaveCount(0)
  await expect(page).toHaveURL(paths.listing('Raw_Honey'))
  await expect(page.getByRole('heading', { name: 'Products', exact: true })).toBeFocused()
})

test('From above To is told beside the fields, filters nothing and makes no chip', async ({ page }) => {
  await openListing(page, priced)
  const { drawer, from, to } = await openFilters(page)
  const message = drawer.getByText('From is above To, so prices are not filtered.')
  await from.fill('200')
  await to.fill('100')
  await expect(message).toBeVisible()
  for (const field of [from, to]) {
    await expect(field).toHaveAttribute('aria-invalid', 'true')
    await expect(field).toHaveAccessibleDescription('From is above To, so prices are not filtered.')
  }
  await expectProducts(page, ['Costs 99', 'Costs 100', 'Costs 200', 'Costs 201'])
  await expect(page.getByRole('button', { name: 'Remove price filter' })).toHaveCount(0)
  await to.fill('200')
  await expect(message).toBeHidden()
  await expect(from).toHaveAttribute('aria-invalid', 'false')
  await expectProducts(page, ['Costs 200'])
})

test('a price below zero is no price, and does not keep the drawer open', async ({ page }) => {
  await openListing(page, priced)
  const { drawer, from, close } = await openFilters(page)
  await from.fill('-5')
  await expectProducts(page, ['Costs 99', 'Costs 100', 'Costs 200', 'Costs 201'])
  await close.click()
  await expect(drawer).toBeHidden()
})

test('In stock and Out of stock each show their own, both or neither show all', async ({ page }) => {
  const all = ['Plenty', 'Sold out', 'One left', 'Uncounted']
  await openListing(page, stocked)
  const { inStock, outOfStock } = await openFilters(page)
  await inStock.check()
  await expectProducts(page, ['Plenty', 'One left', 'Uncounted'])
  await inStock.uncheck()
  await outOfStock.check()
  await expectProducts(page, ['Sold out']) // R-LIST-15
  await inStock.check()
  await expectProducts(page, all)
  await inStock.uncheck()
  await outOfStock.uncheck()
  await expectProducts(page, all) // R-LIST-16
})

test('Remove All clears prices and availability, and leaves the order', async ({ page }) => {
  await openListing(page, priced)
  await sortControl(page).selectOption('PRICE_HIGH_TO_LOW')
  const { from, to, inStock, outOfStock, removeAll, close } = await openFilters(page)
  await from.fill('100')
  await to.fill('200')
  await inStock.check()
  await expectProducts(page, ['Costs 200', 'Costs 100'])
  await outOfStock.check()

  await removeAll.click()
  await expect(from).toHaveValue('')
  await expect(to).toHaveValue('')
  await expect(inStock).not.toBeChecked()
  await expect(outOfStock).not.toBeChecked()
  await expectProducts(page, ['Costs 201', 'Costs 200', 'Costs 100', 'Costs 99']) // R-LIST-17
  await close.click()
  await expect(sortControl(page)).toHaveValue('PRICE_HIGH_TO_LOW')
  await expect(page).toHaveURL(`${paths.listing('Raw_Honey')}?sort=PRICE_HIGH_TO_LOW`) // R-LIST-18
})

test('Remove All also empties a field that holds no price', async ({ page }) => {
  await openListing(page, priced)
  const { from, removeAll } = await openFilters(page)
  await from.fill('-5')
  await removeAll.click()
  await expect(from).toHaveValue('')
})

test('filters narrow what was loaded, and ask for nothing', async ({ page }) => {
  const asked = pathsAskedFor(page, '/content/models/')
  await openListing(page, priced)
  const before = asked.length
  const { from } = await openFilters(page)
  await from.fill('200')
  await expectProducts(page, ['Costs 200', 'Costs 201'])
  expect(asked.length).toBe(before)
})

test('an empty result says so, tells its count and offers the way out', async ({ page }) => {
  await openListing(page, priced, { search: '?from=500&to=600', names: [] })
  await expect(page.getByText('Products Not Found', { exact: true })).toBeVisible() // R-LIST-29
  await expect(countOf(page)).toHaveText('0 of 4 products')
  await page.getByRole('button', { name: 'Remove All', exact: true }).click()
  await expectProducts(page, ['Costs 99', 'Costs 100', 'Costs 200', 'Costs 201'])
  await expect(page.getByRole('heading', { name: 'Products', exact: true })).toBeFocused()
})

test('where nothing is found each filter in force can be dropped alone', async ({ page }) => {
  await openListing(page, priced, { search: '?q=saffron&from=500&stock=out', names: [] })
  const place = page.getByRole('region', { name: 'Products' })
  await expect(place.getByText('‘saffron’', { exact: true })).toBeVisible()
  const remove = (name: string) => page.getByRole('button', { name, exact: true })
  await remove('Remove price filter').click() // one end alone has no chip, and is in force all the same
  await expect(page).toHaveURL(`${paths.listing('Raw_Honey')}?stock=out&q=saffron`)
  await expect(page.getByRole('heading', { name: 'Products', exact: true })).toBeFocused()
  await remove('Remove availability filter').click()
  await remove('Remove search').click()
  await expectProducts(page, ['Costs 99', 'Costs 100', 'Costs 200', 'Costs 201'])
  await expect(page).toHaveURL(paths.listing('Raw_Honey'))
})

test('the drawer knows its list: lowest and highest price, counts, and what it would show', async ({
  page,
}) => {
  await openListing(page, [...priced, rawHoney('Sold out', { productcost: 990, itemcount: 0 })])
  const { drawer, from, inStock, outOfStock } = await openFilters(page)
  await expect(drawer.getByText('Lowest ₹99', { exact: true })).toBeVisible()
  await expect(drawer.getByText('Highest ₹990', { exact: true })).toBeVisible()
  await expect(inStock).toHaveAccessibleDescription('4 products')
  await expect(outOfStock).toHaveAccessibleDescription('1 product')
  const show = (name: string) => drawer.getByRole('button', { name, exact: true })
  await expect(show('Show 5 products')).toBeVisible()
  await from.fill('200')
  await expect(show('Show 3 products')).toBeVisible()
  await expect(inStock).toHaveAccessibleDescription('2 products')
  await expect(drawer.getByText('Lowest ₹99', { exact: true })).toBeVisible()
  await outOfStock.check()
  await show('Show 1 product').click()
  await expect(drawer).toBeHidden()
  const filter = page.getByRole('button', { name: 'Filter', exact: true })
  await expect(filter).toHaveAccessibleDescription('2 filters in force')
  await expect(filter).toHaveText('Filter2')
  await expect(countOf(page)).toHaveText('1 of 5 products')
})

test('on a phone the drawer fits the screen, and chips stay in one row', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 })
  await openListing(page, priced)
  const top = async () => (await cardsOf(page).first().boundingBox())?.y ?? 0
  const before = await top()
  const { drawer, from, to, inStock, close } = await openFilters(page)
  await expect.poll(async () => (await drawer.boundingBox())?.x).toBe(0)
  expect((await drawer.boundingBox())?.width).toBe(320)
  await from.fill('99')
  await to.fill('201')
  await close.click()
  await expect(page.getByText('₹99 – ₹201', { exact: true })).toBeVisible()
  const withOne = await top()
  expect(withOne - before).toBeLessThan(60)
  await expect(drawer).toBeHidden() // Playwright scrolls the page where something still lies over its aim
  await openFilters(page)
  await inStock.check()
  await close.click()
  await expect(page.getByRole('button', { name: 'Remove availability filter' })).toBeAttached()
  expect(await top()).toBe(withOne)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
})
