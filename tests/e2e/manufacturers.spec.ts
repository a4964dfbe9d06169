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

test('four steps, benefits and technology follow', async ({ page }) => {
  await page.goto(paths.manufacturers())
  const steps = page.getByRole('region', { name: 'From your order to your drums' })
  await expect(steps.getByRole('heading', { level: 3 })).toHaveText([
    'You order',
    'We farm',
    'Plants process',
    'You trace',
  ])
  await expect(
    page.getByRole('region', { name: 'Benefits for manufacturers' }).getByRole('listitem'),
  ).toHaveCount(4)
  await expect(page.getByRole('region', { name: 'Our Technology' })).toBeVisible()
})
