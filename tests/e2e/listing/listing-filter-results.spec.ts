import { paths } from '@/config/paths'
import {
  countOf,
  expectProducts,
  openFilters,
  openListing,
  pricedHoneys,
  pricedNames,
  rawHoney,
  sortControl,
} from '../../support/data/catalogue'
import { goWithin } from '../../support/page/go-within'
import { expect, gone, test } from '../../support/page/visitor'

const listing = paths.listing('Raw_Honey')

// The drawer comes and goes at once; how it moves is proven in listing-drawer.spec.ts.
test.beforeEach(({ page }) => page.emulateMedia({ reducedMotion: 'reduce' }))

test('an empty result says so and offers the ways out, and the drawer knows its list, which Remove All of it shows again', async ({
  page,
}) => {
  await openListing(page, [...pricedHoneys, rawHoney('Sold out', { productcost: 990, itemcount: 0 })], {
    search: '?q=saffron&from=500&stock=out',
    names: [],
  })
  const empty = page.getByText('Products Not Found', { exact: true })
  const heading = page.getByRole('heading', { name: 'Products', exact: true })
  const button = (name: string) => page.getByRole('button', { name, exact: true })
  await expect(empty).toBeVisible() // R-LIST-29

  await test.step('each filter in force can be dropped alone', async () => {
    const place = page.getByRole('region', { name: 'Products' })
    await expect(place.getByText('‘saffron’', { exact: true })).toBeVisible()
    await button('Remove price filter').click() // one end alone has no chip, and is in force all the same
    await expect(page).toHaveURL(`${listing}?stock=out&q=saffron`)
    await expect(heading).toBeFocused()
    await button('Remove availability filter').click()
    for (const name of ['Remove All', 'Start over']) await expect(button(name)).toBeVisible()
    await button('Remove search').click()
    await expectProducts(page, [...pricedNames, 'Sold out'])
    await expect(page).toHaveURL(listing)
  })

  await test.step('Remove All drops them together', async () => {
    await goWithin(page, `${listing}?from=500&to=600`)
    await expect(empty).toBeVisible()
    await expect(countOf(page)).toHaveText('0 of 5 products')
    const chip = page.getByRole('listitem').filter({ hasText: /^₹500 – ₹600$/ })
    await expect(chip.getByRole('button', { name: 'Remove price filter', exact: true })).toBeVisible() // R-LIST-14
    await button('Remove All').click()
    await expectProducts(page, [...pricedNames, 'Sold out'])
    await expect(heading).toBeFocused()
  })

  const { drawer, from, to, inStock, outOfStock, removeAll, close } = await openFilters(page)

  await test.step('it tells lowest and highest price, counts, and what it would show', async () => {
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
    await gone(drawer)
    const filter = page.getByRole('button', { name: 'Filter', exact: true })
    await expect(filter).toHaveAccessibleDescription('2 filters in force')
    await expect(filter).toHaveText('Filter2')
    await expect(countOf(page)).toHaveText('1 of 5 products')
  })

  await test.step('Remove All clears prices and availability, and leaves the order', async () => {
    await sortControl(page).selectOption('PRICE_HIGH_TO_LOW')
    await openFilters(page)
    await from.fill('100')
    await to.fill('200')
    await outOfStock.uncheck()
    await inStock.check()
    await expectProducts(page, ['Costs 200', 'Costs 100'])
    await outOfStock.check()

    await removeAll.click()
    await expect(from).toHaveValue('')
    await expect(to).toHaveValue('')
    await expect(inStock).not.toBeChecked()
    await expect(outOfStock).not.toBeChecked()
    await expectProducts(page, ['Sold out', 'Costs 201', 'Costs 200', 'Costs 100', 'Costs 99']) // R-LIST-17
    await close.click()
    await expect(sortControl(page)).toHaveValue('PRICE_HIGH_TO_LOW')
    await expect(page).toHaveURL(`${listing}?sort=PRICE_HIGH_TO_LOW`) // R-LIST-18
  })
})
