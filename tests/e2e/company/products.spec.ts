import type { Page } from '@playwright/test'
import { paths } from '@/config/paths'
import { openPage } from '../../support/layout/full-page'
import { layoutShift } from '../../support/layout/layout-shift'
import { holdBack } from '../../support/page/hold-requests'
import { twoFrames } from '../../support/page/hydrated'
import { expect, test } from '../../support/page/visitor'

const call = '**/platform/content/categories/**'

const tiles = (page: Page) => page.getByRole('region', { name: 'By category' }).getByRole('listitem')

/** Where the tile of a category leads. */
const leadsTo = [
  ['Honey', '/collections/products/Raw_Honey'],
  ['Contract Farming', '/manufacturers'],
  ['Pollination', '/farmers'],
  ['Eco-Bee', '/eco-contributor'],
  ['Farming Capacity', '/eco-entrpreneur'],
  ['Honey Marketplace', '/consumers'],
  ['Services for Brands', '/brands'],
  ['Colony Migration', '/beekeepers'],
  ['Hives and Parts', '/beekeepers'],
  ['Tools and Clothing', '/beekeepers'],
] as const

test('the products page shows the categories of the back end along a road, each with its page', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 1600 })
  const release = await holdBack(page, call)
  await openPage(page, paths.products(), 'Products') // R-ROUTE-20
  await test.step('nothing moves when the answer takes the place of our tiles', async () => {
    await expect(tiles(page).first().locator('img')).toHaveAttribute('src', /^\/images\//)
    await tiles(page).getByRole('link', { name: 'For your hives.' }).focus()
    release()
    await expect(tiles(page).first().locator('img')).toHaveAttribute('src', /\/platform\/pictures\//)
    const narrowest = () =>
      tiles(page)
        .locator('img')
        .evaluateAll((pictures: HTMLImageElement[]) =>
          Math.min(...pictures.map(({ naturalWidth }) => naturalWidth)),
        )
    await expect.poll(narrowest, 'the pictures have come').toBeGreaterThan(0)
    expect(await layoutShift(page)).toBe('0.000')
    await expect(tiles(page).getByRole('link', { name: /^Hives and Parts/ })).toBeFocused()
  })
  await expect(tiles(page)).toHaveCount(10)
  for (const [name, path] of leadsTo) {
    const tile = tiles(page).filter({ has: page.getByText(name, { exact: true }) })
    await expect(tile.getByRole('link')).toHaveAttribute('href', path)
    await expect(tile.locator('img')).toHaveAttribute('src', /\/platform\/pictures\/.+\.svg$/) // R-UI-01
  }
  await test.step('each place says how many offers there were when the site was built, and from what price', async () => {
    const place = (name: string) =>
      tiles(page).filter({ has: page.getByRole('heading', { level: 3, name, exact: true }) })
    await expect(place('Pollination')).toContainText(/\D6 offers from ₹1,300$/)
    for (const name of ['Farming Capacity', 'Eco-Bee', 'Services for Brands']) {
      // Their pages hide prices.
      await expect(place(name)).toContainText(/\d+ offers price on request$/)
      await expect(place(name)).not.toContainText('₹')
    } // R-ROUTE-20
  })
  await test.step('the road leads from the field past the hive to the table', async () => {
    const road = page.getByRole('region', { name: 'By category' })
    await expect(road.getByRole('heading', { level: 2 })).toHaveText([
      'In the field',
      'At the hive',
      'On the table',
    ])
    await expect(tiles(page).first()).toContainText('Pollination')
    await expect(tiles(page).last()).toContainText('Raw and natural, by the jar.')
  })
  await test.step('all products are one link away', async () => {
    await expect(page.getByRole('link', { name: 'All products' })).toHaveAttribute(
      'href',
      '/collections/products/allProducts',
    )
  })
})

test.describe('a call that fails', () => {
  test.use({ expectedMessages: [/^Failed to fetch categories$|status of 500/] })

  test('our own tiles stand where the call fails, and the console says so', async ({ page }) => {
    await page.route(call, (route) => route.fulfill({ status: 500, body: 'closed' }))
    const logged = page.waitForEvent('console', (message) => message.text() === 'Failed to fetch categories')
    await page.goto(paths.products())
    await logged // R-API-07
    await twoFrames(page)
    await expect(tiles(page)).toHaveCount(10)
    await expect(tiles(page).first().locator('img')).toHaveAttribute('src', /^\/images\//)
  })
})
