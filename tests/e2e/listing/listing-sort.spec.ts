import {
  expectProducts,
  openFilters,
  openListing,
  pathsAskedFor,
  rawHoney,
  sortControl,
} from '../../support/data/catalogue'
import { expect, test } from '../../support/page/visitor'

/** Fields as the back end may send them, in its order. */
const shelf = [
  rawHoney('tulsi', { productcost: '100', ratings: 3.9, featured: false }),
  rawHoney('Acacia', { productcost: 500, discountedprice: '9', ratings: '4', featured: true }),
  rawHoney('No price', { productcost: 'null' }),
  rawHoney('Éclair', { productcost: 10, rating: '4.5' }),
  rawHoney('mustard', { productcost: 180, rating: 4, itemcount: 0 }),
  rawHoney('litchi', { productcost: 190, ratings: 3, featured: 'true' }),
]
const everything = ['tulsi', 'Acacia', 'No price', 'Éclair', 'mustard', 'litchi']

// Prices, ratings and dates: tests/unit/domain/listing/sort-options.test.ts.
// The drawer comes and goes at once; how it moves is proven in listing-drawer.spec.ts.
test.beforeEach(({ page }) => page.emulateMedia({ reducedMotion: 'reduce' }))

test('Sort by offers exactly the ten choices, orders by name, by none as the back end does, and an order that narrows the list says so in a chip', async ({
  page,
}) => {
  const asked = pathsAskedFor(page, '/content/models/')
  await openListing(page, shelf)
  const before = asked.length
  const sort = sortControl(page)
  const orders = async (choice: string, names: readonly string[]) => {
    await sort.selectOption(choice)
    await expectProducts(page, names)
  }

  await test.step('it offers exactly the ten choices', async () => {
    const values = await sort
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
    await expect(sort).toHaveValue('')
    await expect(sort.getByRole('option').first()).toHaveText('As listed')
  })

  await test.step('A_Z and Z_A go by name, whatever its capitals', async () => {
    await orders('A_Z', ['Acacia', 'Éclair', 'litchi', 'mustard', 'No price', 'tulsi'])
    await orders('Z_A', ['tulsi', 'No price', 'mustard', 'litchi', 'Éclair', 'Acacia']) // R-LIST-23
  })

  await test.step('none is the order of the back end, also after another one', async () => {
    await orders('', everything) // R-LIST-20
    expect(asked.length).toBe(before)
  })

  const products = page.getByRole('region', { name: 'Products' })

  await test.step('FEATURED shows the featured ones', async () => {
    await orders('FEATURED', ['Acacia', 'litchi']) // R-LIST-21
    await expect(
      products
        .getByRole('listitem')
        .filter({ hasText: /^Featured$/ })
        .first(),
    ).toBeVisible()
    await products.getByRole('button', { name: 'Remove Featured filter', exact: true }).click()
    await expectProducts(page, everything)
    await expect(sort).toHaveValue('')
  })

  await test.step('BESTSELLER shows those rated 4 or higher', async () => {
    await orders('BESTSELLER', ['Acacia', 'Éclair', 'mustard']) // R-LIST-22
    const remove = page.getByRole('button', { name: 'Remove Bestsellers filter', exact: true })
    await expect(page.getByRole('listitem').filter({ has: remove })).toHaveText('Bestsellers')
    await remove.click()
    await expectProducts(page, everything)
  })

  await test.step('order and filters work together', async () => {
    await sort.selectOption('PRICE_HIGH_TO_LOW')
    const { from, to, inStock, close } = await openFilters(page)
    await from.fill('100')
    await to.fill('200')
    await expectProducts(page, ['litchi', 'mustard', 'tulsi'])
    await inStock.check()
    await expectProducts(page, ['litchi', 'tulsi'])
    await close.click()
    await orders('Z_A', ['tulsi', 'litchi']) // R-LIST-27
  })
})
