import type { Page } from '@playwright/test'
import { paths } from '@/config/paths'
import { answerCategory, categoriesAskedFor, listed } from '../../support/data/category-answers'
import { expect, test } from '../../support/page/visitor'

const marketplace = 'GHRAEXbI00'

const scale = (page: Page) => page.getByRole('region', { name: 'Choose by colour' })

test('a consumer buys honey of the marketplace, and finds one by its colour', async ({ page }) => {
  const asked = categoriesAskedFor(page)
  await page.goto(paths.consumers())
  const jar = page.getByRole('region', { name: 'From the marketplace' }).getByRole('article').first()
  await expect(jar.getByRole('link', { name: 'Buy Now', exact: true })).toHaveAttribute('target', '_blank') // R-CONS-03
  await expect(jar.getByText('MRP')).toBeVisible()
  expect(asked).toEqual([marketplace]) // R-CONS-01

  await test.step('a honey is chosen by its colour, and opens', async () => {
    const colours = scale(page).getByRole('group', { name: 'Honeys from pale to dark' }).getByRole('radio')
    await expect(colours).toHaveCount(9)
    await colours.first().focus()
    await page.keyboard.press('ArrowRight')
    await expect(scale(page).getByRole('heading', { level: 3 })).toHaveText('Mustard Blossom Honey, 500 g')
    await expect(
      scale(page).getByText('Darker than Kashmir Acacia, paler than Litchi Orchard.'),
    ).toBeVisible()
    await scale(page).getByRole('link', { name: 'See this honey' }).click()
    await expect(page.getByRole('dialog', { name: 'Mustard Blossom Honey, 500 g' })).toBeVisible()
    await page.goBack()
    await expect(page).toHaveURL(paths.consumers())
  })

  await test.step('benefits, technology and the way on follow', async () => {
    await expect(
      page.getByRole('region', { name: 'Benefits for consumers' }).getByRole('listitem'),
    ).toHaveCount(4) // R-CONS-02
    const technology = page.getByRole('region', { name: 'Our Technology', exact: true })
    await expect(technology.getByRole('heading', { level: 3 })).toHaveText([
      'Field network',
      'Plant production network',
      'Dark-store network',
      'Your home',
    ])
    await expect(technology.getByRole('link')).toHaveAttribute('href', paths.technology())
    const all = page.getByRole('main').getByRole('link', { name: 'All our honeys' })
    await expect(all).toHaveAttribute('href', paths.allProducts())
  })
})

test('an empty marketplace says so in the words for products, and the scale holds the honeys of the catalogue alone', async ({
  page,
}) => {
  await answerCategory(page, marketplace, [])
  await answerCategory(page, 'AGR11-100A', [
    listed('Jamun Honey', { contentsubcategory: 'Raw_Honey', productcost: 610 }),
    listed('Mustard Honey', { contentsubcategory: 'Raw_Honey', productcost: 210 }),
  ])
  await page.goto(paths.consumers())
  await expect(page.getByText('Products Not Found', { exact: true })).toBeVisible()
  await scale(page).scrollIntoViewIfNeeded()
  await expect(scale(page).getByRole('radio')).toHaveCount(2)
  await expect(scale(page).getByRole('link', { name: 'See this honey' })).toHaveCount(1)
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('a colour still shows its honey', async ({ page }) => {
    await page.goto(paths.consumers())
    await scale(page).getByRole('radio', { name: 'Jamun' }).check()
    await expect(scale(page).getByRole('heading', { level: 3 })).toHaveText('Jamun Honey, 500 g')
    await expect(scale(page).getByRole('link', { name: 'See this honey' })).toBeVisible()
  })
})
