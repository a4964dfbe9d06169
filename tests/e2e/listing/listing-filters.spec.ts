import { paths } from '@/config/paths'
import {
  cardsOf,
  expectProducts,
  filtersOf,
  openFilters,
  openListing,
  pathsAskedFor,
  pricedHoneys,
  pricedNames,
  rawHoney,
  sortControl,
} from '../../support/data/catalogue'
import { expect, test } from '../../support/page/visitor'

test('the drawer with the filters opens and closes by button, by pointer and by keyboard, also in a browser without close watchers', async ({
  page,
}) => {
  // With them: tests/e2e/frame/close-requests.spec.ts
  await page.addInitScript(() => Reflect.deleteProperty(window, 'CloseWatcher'))
  await openListing(page, pricedHoneys)
  const filter = page.getByRole('button', { name: 'Filter', exact: true })
  const { drawer, close, from, to, inStock, outOfStock } = filtersOf(page)

  await test.step('it is closed at first, opens and closes', async () => {
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await openFilters(page)
    await expect(drawer.getByRole('heading', { name: 'Products 12', exact: true })).toBeVisible() // R-LIST-08
    for (const control of [from, to, inStock, outOfStock]) await expect(control).toBeVisible() // R-LIST-09
    await close.click()
    await expect(drawer).toBeHidden()

    await openFilters(page)
    await drawer.getByRole('button', { name: 'Show 4 products', exact: true }).click()
    await expect(drawer).toBeHidden()
    await expect(page.getByRole('dialog')).toHaveCount(0) // R-LIST-07
  })

  await test.step('a click beside it closes it', async () => {
    await openFilters(page)
    await page.mouse.click(20, 400)
    await expect(drawer).toBeHidden()
    await expect(filter).toBeFocused()
  })

  await test.step('the filters work by keyboard alone, and Escape hands the focus back', async () => {
    await page.keyboard.press('Enter')
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
})

test('a price range is what its fields hold, as far as that is a price', async ({ page }) => {
  const asked = pathsAskedFor(page, '/content/models/')
  await openListing(page, pricedHoneys)
  const before = asked.length
  const { drawer, from, to, removeAll, close } = await openFilters(page)

  await test.step('it narrows what was loaded, and asks for nothing', async () => {
    await from.fill('200')
    await expectProducts(page, ['Costs 200', 'Costs 201'])
    expect(asked.length).toBe(before)
    await from.fill('')
    await expectProducts(page, pricedNames)
  })

  await test.step('it keeps both its ends, whatever may be typed into its fields', async () => {
    for (const field of [from, to]) {
      await expect(field).toHaveAttribute('type', 'number')
      await field.pressSequentially('a-b')
      await expect(field).toHaveValue('')
    } // R-LIST-10
    await expectProducts(page, pricedNames)
    await from.fill('100')
    await to.fill('200')
    await expectProducts(page, ['Costs 100', 'Costs 200']) // R-LIST-11
    await from.fill('101')
    await to.fill('199.99')
    await expect(page.getByText('Products Not Found', { exact: true })).toBeVisible()
    await removeAll.click()
    await expectProducts(page, pricedNames)
  })

  await test.step('a price below zero is none: Remove All empties its field, and the drawer closes', async () => {
    await from.fill('-5')
    await expectProducts(page, pricedNames)
    await removeAll.click()
    await expect(from).toHaveValue('')
    await from.fill('-5')
    await expectProducts(page, pricedNames)
    await close.click()
    await expect(drawer).toBeHidden()
  })
})

test('a price range has a chip once both ends are set, and none where From is above To', async ({ page }) => {
  await openListing(page, pricedHoneys)
  const { drawer, from, to, close } = await openFilters(page)
  const remove = page.getByRole('button', { name: 'Remove price filter', exact: true })

  await test.step('From above To is told beside the fields, filters nothing and makes no chip', async () => {
    const message = drawer.getByText('From is above To, so prices are not filtered.')
    await from.fill('200')
    await to.fill('100')
    await expect(message).toBeVisible()
    for (const field of [from, to]) {
      await expect(field).toHaveAttribute('aria-invalid', 'true')
      await expect(field).toHaveAccessibleDescription('From is above To, so prices are not filtered.')
    }
    await expectProducts(page, pricedNames)
    await expect(page.getByRole('button', { name: 'Remove price filter' })).toHaveCount(0)
    await to.fill('200')
    await expect(message).toBeHidden()
    await expect(from).toHaveAttribute('aria-invalid', 'false')
    await expectProducts(page, ['Costs 200'])
  })

  await test.step('a chip names the range, and takes it away', async () => {
    await expect(remove).toHaveCount(1)
    await to.fill('')
    await from.fill('100')
    await expectProducts(page, ['Costs 100', 'Costs 200', 'Costs 201'])
    await expect(remove).toHaveCount(0)
    await from.fill('')
    await to.fill('200')
    await expectProducts(page, ['Costs 99', 'Costs 100', 'Costs 200'])
    await expect(remove).toHaveCount(0) // R-LIST-13
    await from.fill('100')
    await close.click()
    await expect(drawer).toBeHidden() // until then it takes the focus back
    await expect(page.getByText('₹100 – ₹200', { exact: true })).toBeVisible() // R-LIST-14
    await remove.click()
    await expectProducts(page, pricedNames)
    await expect(remove).toHaveCount(0)
    await expect(page).toHaveURL(paths.listing('Raw_Honey'))
    await expect(page.getByRole('heading', { name: 'Products', exact: true })).toBeFocused()
  })
})

test('price and availability are those of the back end, whole, reduced or missing', async ({ page }) => {
  const withCost = ['Reduced into the range', 'Reduced out of it', 'Never reduced', 'With cost']
  const all = [...withCost, 'Cost missing', 'Cost empty', 'Cost null in words']
  await openListing(page, [
    rawHoney('Reduced into the range', { productcost: 900, discountedprice: 150, itemcount: 42 }),
    rawHoney('Reduced out of it', { productcost: 150, discountedprice: 90, itemcount: 0 }),
    rawHoney('Never reduced', { productcost: '150', discountedprice: 'null', itemcount: '1' }),
    rawHoney('With cost', { productcost: 300, itemcount: 'null' }),
    rawHoney('Cost missing', { productcost: undefined }),
    rawHoney('Cost empty', { productcost: '' }),
    rawHoney('Cost null in words', { productcost: 'null', discountedprice: 300 }),
  ])
  const { from, to, inStock, outOfStock, removeAll } = await openFilters(page)

  await test.step('the price is the discounted one where there is one, else the MRP', async () => {
    await from.fill('100')
    await to.fill('200')
    await expectProducts(page, ['Reduced into the range', 'Never reduced'])
  })

  await test.step('products without an MRP are outside every range, and back when there is none', async () => {
    await to.fill('')
    await from.fill('0')
    await expectProducts(page, withCost)
    await removeAll.click()
    await expectProducts(page, all) // R-LIST-12
  })

  await test.step('In stock and Out of stock each show their own, both or neither show all', async () => {
    await inStock.check()
    await expectProducts(
      page,
      all.filter((name) => name !== 'Reduced out of it'),
    )
    await inStock.uncheck()
    await outOfStock.check()
    await expectProducts(page, ['Reduced out of it']) // R-LIST-15
    await inStock.check()
    await expectProducts(page, all)
    await inStock.uncheck()
    await outOfStock.uncheck()
    await expectProducts(page, all) // R-LIST-16
  })
})

test('on a phone the drawer fits the screen, and chips stay in one row', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 })
  await openListing(page, pricedHoneys)
  const scrollWidth = () => page.evaluate(() => document.documentElement.scrollWidth)
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
  expect(await scrollWidth()).toBe(320)

  await test.step('it holds both its buttons beside the one that shows the products', async () => {
    await expect(drawer).toBeHidden()
    await sortControl(page).selectOption('A_Z')
    await openFilters(page)
    for (const name of ['Remove All', 'Start over', 'Show 4 products'])
      await expect(drawer.getByRole('button', { name, exact: true })).toBeInViewport({ ratio: 1 })
    expect(await scrollWidth()).toBe(320)
  })
})
