import { paths } from '@/config/paths'
import { manufacturers } from '@/content/en/pages/manufacturers'
import { categoriesAskedFor } from '../../support/data/category-answers'
import { expect, test } from '../../support/page/visitor'

test('a manufacturer learns about contract farming and requests a honey', async ({ page }) => {
  const asked = categoriesAskedFor(page)
  await page.goto(paths.manufacturers())
  await expect(
    page.getByRole('heading', { level: 1, name: 'Honey contract farming for manufacturers' }),
  ).toBeVisible() // R-MFR-01
  const litchi = page
    .getByRole('region', { name: 'Contract farming services' })
    .getByRole('article', { name: 'Bihar litchi honey to order, per kg' })
  await expect(litchi.getByRole('link', { name: 'Request Now', exact: true })).toBeVisible()
  expect(asked).toEqual(['AGR14-100A'])
  await expect(page.getByText('Available: 1,200', { exact: true })).toBeVisible()

  await test.step('the order in six folds comes first, the honeys hang on it, and the benefits are told', async () => {
    await expect(
      page.getByRole('region', { name: 'Benefits for manufacturers' }).getByRole('listitem'),
    ).toHaveCount(4)
    const order = page.getByRole('region', { name: 'An order, unfolded' })
    await expect(order.getByRole('heading', { level: 3 })).toHaveText([
      'Contract',
      'Crop',
      'Field',
      'Test',
      'Drum',
      'Delivery',
    ])
    await expect(order.getByText(/^You decide /)).toHaveCount(6)
    const headings = page.getByRole('main').getByRole('heading', { level: 2 })
    await expect(headings.nth(0)).toHaveText(manufacturers.order.heading)
    await expect(headings.nth(1)).toHaveText(manufacturers.services.heading)
    await order.getByRole('link', { name: 'Choose a honey' }).click()
    await expect(headings.nth(1)).toBeInViewport()
  })
})
