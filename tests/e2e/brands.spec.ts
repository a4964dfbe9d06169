import { paths } from '@/config/paths'
import { answerCategory, categoriesAskedFor, listed } from '../support/category-answers'
import { expect, test } from '../support/visitor'

const category = 'AGR15-100C'

test('one call fills services and product services, to ask quotes for, without prices', async ({ page }) => {
  const asked = categoriesAskedFor(page)
  await answerCategory(page, category, [
    listed('Filling', { contentsubcategory: 'Contract_Manufacturing', productcost: 10, itemcount: 3 }),
    listed('Half-kilo jar', { contentsubcategory: 'Honey_Jars', productcost: 20, discountedprice: 18 }),
  ])
  await page.goto(paths.brands())
  const services = page.getByRole('region', { name: 'Services', exact: true })
  const products = page.getByRole('region', { name: 'Product services', exact: true })
  await expect(services.getByRole('article')).toHaveCount(1)
  await expect(services.getByRole('article', { name: 'Filling' })).toBeVisible()
  await expect(products.getByRole('article')).toHaveCount(1)
  await expect(products.getByRole('article', { name: 'Half-kilo jar' })).toBeVisible()
  await expect(page.getByRole('main').getByRole('link', { name: 'RFQ', exact: true })).toHaveCount(2)
  await expect(page.getByRole('main')).not.toContainText(/MRP|₹|Available:/)
  expect(asked).toEqual([category]) // R-BRAND-01
})

test('benefits and technology follow', async ({ page }) => {
  await page.goto(paths.brands())
  await expect(
    page.getByRole('region', { name: 'Services', exact: true }).getByRole('article').first(),
  ).toBeVisible()
  await expect(
    page.getByRole('region', { name: 'Product services' }).getByRole('article').first(),
  ).toBeVisible()
  await expect(page.getByRole('region', { name: 'Benefits for brands' }).getByRole('listitem')).toHaveCount(4)
  await expect(page.getByRole('region', { name: 'Our Technology' }).getByRole('listitem')).toHaveCount(3) // R-BRAND-02
})

test('all seven certifications are named', async ({ page }) => {
  await page.goto(paths.brands())
  await expect(
    page.getByRole('region', { name: 'Certifications' }).getByRole('heading', { level: 3 }),
  ).toHaveText(['FSSAI', 'Indian Organic', 'ISO', 'USDA', 'FSSC 22000', 'GMP', 'Halal']) // R-BRAND-03
})
