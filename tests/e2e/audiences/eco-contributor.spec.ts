import type { Page } from '@playwright/test'
import { paths } from '@/config/paths'
import { categoriesAskedFor } from '../../support/data/category-answers'
import { expect, gone, test } from '../../support/page/visitor'

const models = (page: Page) => page.getByRole('region', { name: 'Eco-Bee models' })

test('an eco-contributor adopts a model, without a word about prices, and is led on from every section', async ({
  page,
}) => {
  const asked = categoriesAskedFor(page)
  await page.goto(paths.ecoContributor())
  await test.step('models can be read about and adopted', async () => {
    const one = models(page).getByRole('article', { name: 'Eco-Bee One' })
    for (const [name, address] of [
      ['Adopt Now', /\/platform\/shop\/ECOBEE-ONE$/],
      ['Model Details', /\/platform\/info\/ECOBEE-ONE$/],
    ] as const) {
      const link = one.getByRole('link', { name, exact: true })
      await expect(link).toBeVisible()
      await expect(link).toHaveAttribute('href', address)
    }
    const school = models(page).getByRole('article', { name: 'Eco-Bee School' })
    await expect(school.getByText('Model Details: Not Availaible', { exact: true })).toBeVisible() // R-ECOC-04
    expect(asked).toEqual(['AGR16-1000']) // R-ECOC-03
    await expect(models(page)).not.toContainText(/MRP|₹|Available:/) // R-ECOC-05
    await one.getByRole('heading').getByRole('link').click()
    const panel = page.getByRole('dialog', { name: 'Eco-Bee One' })
    await expect(panel.getByRole('link', { name: 'Model Details', exact: true })).toBeVisible()
    await page.keyboard.press('Escape')
    await gone(panel)
  })

  await test.step('benefits follow, and Start Now leads to the sign-up of another site', async () => {
    await expect(
      page.getByRole('region', { name: 'Benefits for eco-contributors' }).getByRole('listitem'),
    ).toHaveCount(4) // R-ECOC-06
    await expect(page.getByRole('link', { name: 'Start Now', exact: true })).toHaveAttribute(
      'href',
      'https://app.hivefield.example/eco-contributor/sign-up',
    ) // R-ECOC-07
  })

  await test.step('adopting is told as four moments of a year, with the ways to a model and to all features', async () => {
    const year = page.getByRole('region', { name: 'One hive, four moments of your year' })
    await expect(year.getByRole('heading', { level: 3 })).toHaveText([
      'You choose',
      'It reports',
      'You look in',
      'It is yours',
    ])
    await year.getByRole('link', { name: 'Choose a model' }).click()
    await expect(models(page).getByRole('heading', { level: 2 })).toBeInViewport()
    await expect(year.getByRole('link', { name: 'All features of the Eco-Bee' })).toHaveAttribute(
      'href',
      paths.ecoBee(),
    )
  })

  await test.step('the banner leads to the Eco-Bee and to a demo', async () => {
    await expect(
      page.getByRole('heading', {
        level: 1,
        name: 'Empowering Sustainable Farming & Biodiversity by Introducing Eco-Bee for Eco-Contributor',
        exact: true,
      }),
    ).toBeVisible() // R-ECOC-01
    const main = page.getByRole('main')
    await expect(main.getByRole('link', { name: 'Book Demo', exact: true })).toHaveAttribute(
      'href',
      '/book-demo',
    )
    await expect(main.getByRole('link', { name: 'Explore Eco-Bee', exact: true })).toHaveAttribute(
      'href',
      '/eco-bee',
    ) // R-ECOC-02
  })

  await test.step('the technology section names the one network that its reader meets, and leads on', async () => {
    const technology = page.getByRole('region', { name: 'Our Technology', exact: true })
    await expect(technology.getByRole('heading', { level: 3 })).toHaveText([
      'Field network',
      'Your phone',
      'Your table',
    ])
    await expect(technology.getByRole('link')).toHaveAttribute('href', paths.technology())
  })
})
