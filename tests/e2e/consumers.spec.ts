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

test('benefits, technology and the way on follow', async ({ page }) => {
  await page.goto(paths.consumers())
  await expect(
    page.getByRole('region', { name: 'Benefits for consumers' }).getByRole('listitem'),
  ).toHaveCount(4) // R-CONS-02
  const technology = page.getByRole('region', { name: 'Our Technology', exact: true })
  await expect(technology.getByText(/^From flower to front door/)).toBeVisible()
  await expect(technology.getByRole('heading', { level: 3 })).toHaveText([
    'Field network',
    'Plant production network',
    'Dark-store network',
    'Your home',
  ])
  await expect(technology.getByRole('link')).toHaveAttribute('href', paths.technology())
  await page.getByRole('main').getByRole('link', { name: 'All our honeys' }).click()
  await expect(page).toHaveURL(paths.allProducts())
})
