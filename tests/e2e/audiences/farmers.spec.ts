import { paths } from '@/config/paths'
import { answerCategory, categoriesAskedFor } from '../../support/data/category-answers'
import { layoutShift } from '../../support/layout/layout-shift'
import { openedOn } from '../../support/page/fixed-day'
import { expect, test } from '../../support/page/visitor'

const pollination = 'AGR12-100A'

const calendar = 'When does your crop need bees?'

test('a farmer finds pollination for the crop, by the calendar, too, and requests it', async ({ page }) => {
  const asked = categoriesAskedFor(page)
  const crops = page.getByRole('region', { name: calendar })
  await openedOn(page, '2026-03-10T10:00:00')
  await page.goto(paths.farmers())
  await test.step('the calendar marks the present month and moves nothing by it', async () => {
    await expect(crops.getByText('Now: March')).toBeVisible()
    await expect(crops.getByText('Example months. Sowing, district and weather move them.')).toBeVisible()
    expect(await layoutShift(page)).toBe('0.000')
  })
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
  await test.step('features, benefits and technology follow', async () => {
    for (const [name, count] of [
      ['Features', 3],
      ['Benefits for farmers', 4],
      ['Our Technology', 2],
    ] as const)
      await expect(page.getByRole('region', { name, exact: true }).getByRole('listitem')).toHaveCount(count) // R-FARM-03
  })
  await test.step('a crop of the calendar leads to its offer in the list', async () => {
    await expect(page.getByRole('article').first()).toBeAttached()
    // The calendar may know the offers later than their list.
    await expect(crops.getByText('See the mustard offer')).toBeAttached()
    await crops.getByText('Mustard', { exact: true }).click()
    await page.keyboard.press('Tab')
    await expect(crops.getByRole('link', { name: 'See the mustard offer' })).toBeFocused()
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    await expect(crops.getByRole('link')).toHaveText(['See the coriander offer'])
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/#offer-POL-CORIANDER$/)
    const offer = page.getByRole('article', { name: 'Coriander pollination' })
    await expect(offer).toBeInViewport({ ratio: 0.5 })
    await expect(page.getByRole('listitem').filter({ has: offer })).toBeFocused()
  })
  await test.step('the first button leads down to the services', async () => {
    await page.getByRole('link', { name: 'Choose your crop' }).click()
    await expect(page).toHaveURL(`${paths.farmers()}#services`)
    await expect(page.getByRole('heading', { name: 'Pollination services' })).toBeInViewport()
  })
  await test.step('the last one leads to a demo', async () => {
    const demo = page.getByRole('main').getByRole('link', { name: 'Book Demo' }).last()
    await expect(demo).toHaveAttribute('href', paths.bookDemo())
  })
})

test('a farmer reads that there are no services where the list is empty', async ({ page }) => {
  await answerCategory(page, pollination, [])
  await page.goto(paths.farmers())
  await expect(page.getByText('Services not found', { exact: true })).toBeVisible() // R-FARM-02
  await test.step('the calendar leads to the list all the same', async () => {
    const crops = page.getByRole('region', { name: calendar })
    await crops.getByText('Litchi').click()
    await crops.getByRole('link', { name: 'See all pollination offers' }).click()
    await expect(page.getByRole('heading', { name: 'Pollination services' })).toBeInViewport()
  })
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('words and links are there, and the calendar opens, says its words, and claims no month', async ({
    page,
  }) => {
    await page.goto(paths.farmers())
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Pollination for farmers')
    await expect(
      page.getByRole('region', { name: 'Benefits for farmers' }).getByRole('listitem'),
    ).toHaveCount(4)
    await expect(page.getByRole('main').getByRole('link', { name: 'Book Demo' }).last()).toBeVisible()
    const crops = page.getByRole('region', { name: calendar })
    await expect(crops.getByText('Now:')).toHaveCount(0)
    await crops.getByText('Onion seed').click()
    await expect(crops.getByText('Opening or fading in April.')).toBeVisible()
    await expect(crops.getByRole('link', { name: 'See all pollination offers' })).toHaveAttribute(
      'href',
      /#services$/,
    )
  })
})
