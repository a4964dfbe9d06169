import { paths } from '@/config/paths'
import { categoriesAskedFor } from '../support/category-answers'
import { expect, test } from '../support/visitor'

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
})

test('benefits, the order in six folds and technology are told', async ({ page }) => {
  await page.goto(paths.manufacturers())
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
  await expect(
    page.getByRole('region', { name: 'Our Technology' }).getByRole('link', { name: /technology/ }),
  ).toHaveAttribute('href', paths.technology())
})
