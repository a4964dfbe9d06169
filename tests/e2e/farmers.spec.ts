import { paths } from '@/config/paths'
import { answerCategory, categoriesAskedFor } from '../support/category-answers'
import { expect, test } from '../support/visitor'

const pollination = 'AGR12-100A'

test('a farmer finds pollination for the crop and requests it', async ({ page }) => {
  const asked = categoriesAskedFor(page)
  await page.goto(paths.farmers())
  await expect(page.getByRole('heading', { level: 1, name: 'Pollination for farmers' })).toBeVisible()
  const mustard = page
    .getByRole('region', { name: 'Pollination services' })
    .getByRole('article', { name: 'Mustard pollination, per colony for 30 days' })
  await expect(mustard.getByText('MRP')).toBeVisible()
  await expect(mustard.getByRole('link', { name: 'Request Now', exact: true })).toHaveAttribute(
    'target',
    '_blank',
  )
  expect(asked).toEqual([pollination]) // R-FARM-01
})

test('a farmer reads that there are no services where the list is empty', async ({ page }) => {
  await answerCategory(page, pollination, [])
  await page.goto(paths.farmers())
  await expect(page.getByText('Services not found', { exact: true })).toBeVisible() // R-FARM-02
})

test('features, benefits and technology follow, and the way to a demo', async ({ page }) => {
  await page.goto(paths.farmers())
  for (const [name, count] of [
    ['Features', 3],
    ['Benefits for farmers', 4],
    ['Our Technology', 3],
  ] as const)
    await expect(page.getByRole('region', { name, exact: true }).getByRole('listitem')).toHaveCount(count) // R-FARM-03
  await page.getByRole('main').getByRole('link', { name: 'Book Demo' }).last().click()
  await expect(page).toHaveURL(paths.bookDemo())
})

test('the first button leads down to the services', async ({ page }) => {
  await page.goto(paths.farmers())
  await page.getByRole('link', { name: 'Choose your crop' }).click()
  await expect(page).toHaveURL(`${paths.farmers()}#services`)
  await expect(page.getByRole('heading', { name: 'Pollination services' })).toBeInViewport()
})
