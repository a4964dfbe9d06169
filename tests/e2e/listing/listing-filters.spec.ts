import {
  cardsOf,
  expectProducts,
  filtersOf,
  openFilters,
  openListing,
  pathsAskedFor,
  pricedHoneys,
  pricedNames,
  sortControl,
} from '../../support/data/catalogue'
import { expect, gone, test } from '../../support/page/visitor'

// The drawer comes and goes at once; how it moves is proven in listing-drawer.spec.ts.
test.beforeEach(({ page }) => page.emulateMedia({ reducedMotion: 'reduce' }))

test('the drawer with the filters opens and closes by button, by pointer and by keyboard, also in a browser without close watchers', async ({
  page,
}) => {
  // With them: tests/e2e/frame/close-requests.spec.ts
  await page.addInitScript(() => Reflect.deleteProperty(window, 'CloseWatcher'))
  await openListing(page, pricedHoneys)
  const filter = page.getByRole('button', { name: 'Filter', exact: true })
  const { drawer, close, from, to, inStock, outOfStock } = filtersOf(page)

  await test.step('it is closed at first, opens and closes', async () => {
    await gone(page.getByRole('dialog'))
    await openFilters(page)
    await expect(drawer.getByRole('heading', { name: 'Products 12', exact: true })).toBeVisible() // R-LIST-08
    for (const control of [from, to, inStock, outOfStock]) await expect(control).toBeVisible() // R-LIST-09
    await close.click()
    await gone(drawer)

    await openFilters(page)
    await drawer.getByRole('button', { name: 'Show 4 products', exact: true }).click()
    await gone(drawer)
    await gone(page.getByRole('dialog')) // R-LIST-07
  })

  await test.step('a click beside it closes it', async () => {
    await openFilters(page)
    await page.mouse.click(20, 400)
    await gone(drawer)
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
    await gone(drawer)
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

  await test.step('one whose From is above To is told beside its fields, filters nothing and has no chip', async () => {
    const remove = page.getByRole('button', { name: 'Remove price filter', exact: true })
    const message = drawer.getByRole('alert')
    await from.fill('200')
    await to.fill('100')
    await expect(message).toHaveText('From is above To, so prices are not filtered.')
    for (const field of [from, to]) {
      await expect(field).toHaveAttribute('aria-invalid', 'true')
      await expect(field).toHaveAccessibleDescription('From is above To, so prices are not filtered.')
    }
    await expectProducts(page, pricedNames)
    await expect(remove).toHaveCount(0)
    await to.fill('200')
    await expect(message).toBeHidden()
    await expect(from).toHaveAttribute('aria-invalid', 'false')
    await expectProducts(page, ['Costs 200'])
    await expect(remove).toHaveCount(1)
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
    await gone(drawer)
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
  await gone(drawer) // Playwright scrolls the page where something still lies over its aim
  await openFilters(page)
  await inStock.check()
  await close.click()
  await expect(page.getByRole('button', { name: 'Remove availability filter' })).toBeAttached()
  expect(await top()).toBe(withOne)
  expect(await scrollWidth()).toBe(320)

  await test.step('it holds both its buttons beside the one that shows the products', async () => {
    await gone(drawer)
    await sortControl(page).selectOption('A_Z')
    await openFilters(page)
    for (const name of ['Remove All', 'Start over', 'Show 4 products'])
      await expect(drawer.getByRole('button', { name, exact: true })).toBeInViewport({ ratio: 1 })
    expect(await scrollWidth()).toBe(320)
  })
})
