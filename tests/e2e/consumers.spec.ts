import { paths } from '@/config/paths'
import { answerCategory, categoriesAskedFor } from '../support/category-answers'
import { expect, test } from '../support/visitor'

const marketplace = 'GHRAEXbI00'

test('a consumer buys honey of the marketplace', async ({ page }) => {
  const asked = categoriesAskedFor(page)
  await page.goto(paths.consumers())
  const jar = page.getByRole('region', { name: 'From the marketplace' }).getByRole('article').first()
  await expect(jar.getByRole('link', { name: 'Buy Now', exact: true })).toHaveAttribute('target', '_blank') // R-CONS-03
  await expect(jar.getByText('MRP')).toBeVisible()
  expect(asked).toEqual([marketplace]) // R-CONS-01
})

test('an empty marketplace says so in the words for products', async ({ page }) => {
  await answerCategory(page, marketplace, [])
  await page.goto(paths.consumers())
  await expect(page.getByText('Products Not Found', { exact: true })).toBeVisible()
})

test('benefits, the way of the honey and the way on follow', async ({ page }) => {
  await page.goto(paths.consumers())
  await expect(
    page.getByRole('region', { name: 'Benefits for consumers' }).getByRole('listitem'),
  ).toHaveCount(4) // R-CONS-02
  await expect(
    page.getByRole('region', { name: 'From flower to front door' }).getByRole('listitem'),
  ).toHaveCount(4)
  await page.getByRole('main').getByRole('link', { name: 'All our honeys' }).click()
  await expect(page).toHaveURL(paths.allProducts())
})
