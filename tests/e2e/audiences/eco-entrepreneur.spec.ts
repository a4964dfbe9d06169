import { categoriesAskedFor } from '../../support/data/category-answers'
import { expect, test } from '../../support/page/visitor'

const address = '/eco-entrpreneur'

test('capacity is offered by kind, to apply for, without prices, and the map leads to it', async ({
  page,
}) => {
  const asked = categoriesAskedFor(page)
  await page.goto(address)
  const services = page.getByRole('region', { name: 'Services for eco-entrepreneurs' })
  const field = services.getByRole('article', { name: 'Let your field to our hives' })
  await expect(field.getByRole('link', { name: 'Apply Now', exact: true })).toBeVisible()
  await expect(field.getByRole('heading')).toContainText('Farm Land')
  await expect(field).not.toContainText('CAP-FIELD') // R-ECOE-02
  expect(asked).toEqual(['AGR12-1012'])
  await expect(services).not.toContainText(/MRP|₹|Available:/) // R-ECOE-01

  await test.step('benefits and technology follow, and Register Now leads to another site', async () => {
    await expect(
      page.getByRole('region', { name: 'Benefits for eco-entrepreneurs' }).getByRole('listitem'),
    ).toHaveCount(4)
    await expect(
      page.getByRole('region', { name: 'Our Technology' }).getByRole('heading', { level: 3 }),
    ).toHaveText(['Asset governance', 'Marketplace']) // R-ECOE-03
    await expect(page.getByRole('link', { name: 'Register Now', exact: true })).toHaveAttribute(
      'href',
      'https://app.hivefield.example/eco-entrepreneur/register',
    ) // R-ECOE-04
  })

  await test.step('a place of the map leads to its offer in the list, or to the page of its service', async () => {
    await expect(page.getByRole('article').first()).toBeAttached()
    const map = page.getByRole('region', { name: 'Where do you stand on this map?' })
    await expect(map.getByRole('link')).toHaveCount(6)
    // The map may know the offers later than their list.
    const place = map.getByRole('link', { name: 'Contract manufacturing' })
    await expect(place).toHaveAttribute('href', /#offer-/)
    await place.click()
    await expect(page.getByRole('article', { name: 'Let a shed for extraction' })).toBeInViewport({
      ratio: 0.5,
    })
    await expect(map.getByRole('link', { name: 'Adoptable Eco-Bee' })).toHaveAttribute(
      'href',
      '/eco-contributor',
    )
  })
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('the map is a list of six services with their pages', async ({ page }) => {
    await page.goto(address)
    const map = page.getByRole('region', { name: 'Where do you stand on this map?' })
    await expect(map.getByRole('listitem')).toHaveCount(6)
    await expect(map.getByRole('link', { name: 'Pollination' })).toHaveAttribute('href', '/farmers')
  })
})
