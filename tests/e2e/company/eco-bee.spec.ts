import type { Page } from '@playwright/test'
import { paths } from '@/config/paths'
import { openPage } from '../../support/layout/full-page'
import { expect, test } from '../../support/page/visitor'

/** Every feature card with what its list must name. */
const cards = [
  ['IoT sensors', ['Temperature', 'Humidity', 'Weight', 'Bee flight patterns', 'Sound']],
  ['AI analytics dashboard', ['Health monitoring', 'Productivity trends', 'Alerts', 'Predictive analytics']],
  ['24/7 HD livestream', ['Live, day and night', 'Playback']],
  ['Automated harvest tracking', ['Recorded for you', 'All in one place']],
  ['Mobile app', ['On your phone', 'Alerts wherever you are']],
  ['100% honey ownership', ['Direct harvest', 'Collection services']],
] as const

const sensors = (page: Page) => page.getByRole('article', { name: 'IoT sensors', exact: true })
const opacities = (page: Page) =>
  sensors(page)
    .locator('g > path:first-child')
    .evaluateAll((parts) => parts.map((part) => Number(getComputedStyle(part).opacity)))

/** Every feature of the hive, as its card tells of it. */
async function expectFeatures(page: Page): Promise<void> {
  await expect(page.getByRole('article')).toHaveCount(cards.length)
  for (const [title, features] of cards)
    await test.step(`'${title}' has picture, description and a list`, async () => {
      const card = page.getByRole('article', { name: title, exact: true })
      await expect(card.getByRole('listitem').locator('strong')).toHaveText([...features]) // R-BEE-02
      await expect(card.getByRole('img')).toHaveAttribute('alt', /\w+ \w+/)
      await expect(card.getByRole('paragraph')).toHaveText(/\w+ \w+.*\.$/)
      await expect(card.getByRole('listitem').locator('span')).toHaveText(features.map(() => /\w+ \w+/))
    }) // R-BEE-01
  await test.step('all of the honey is its keeper’s', async () => {
    const ownership = page.getByRole('article', { name: '100% honey ownership' })
    await expect(ownership).toContainText('Direct harvest')
    await expect(ownership).toContainText(/Optional: .*collect/)
  })
  await test.step('three kinds of people are meant', async () => {
    const audiences = page.getByRole('region', { name: 'Who it is for' })
    await expect(audiences.getByRole('heading', { level: 3 })).toHaveText([
      'Eco-conscious individuals',
      'Remote investors',
      'Educational institutions',
    ]) // R-BEE-03
  })
}

test('the Eco-Bee page shows every feature of the hive, which can be touched, and whom it is for', async ({
  page,
}) => {
  await openPage(page, paths.ecoBee(), 'Eco-Bee, the smart hive') // R-ROUTE-24
  await expectFeatures(page)
  await test.step('the hive opens a sensor by its number and by the arrow keys, and lights its part', async () => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await expect(sensors(page).getByText('34.6 °C')).toBeVisible()
    await expect(sensors(page).getByText('Example').filter({ visible: true })).toHaveCount(1)
    expect(await opacities(page)).toEqual([1, 0, 0, 0, 0])
    const number = sensors(page).locator('label').filter({ hasText: /^3$/ })
    await number.click()
    await expect(sensors(page).getByRole('radio', { name: 'Weight' })).toBeChecked()
    await expect(sensors(page).getByText('41.2 kg')).toBeVisible()
    await expect(sensors(page).getByText('34.6 °C')).toBeHidden()
    expect(await opacities(page)).toEqual([0, 0, 1, 0, 0])
    await test.step('is walked with the arrow keys, each sensor with its words', async () => {
      await sensors(page).getByRole('radio', { name: 'Weight' }).focus()
      for (const name of ['Bee flight patterns', 'Sound', 'Temperature', 'Humidity']) {
        await page.keyboard.press('ArrowDown')
        const sensor = sensors(page).getByRole('radio', { name, exact: true })
        await expect(sensor).toBeFocused()
        await expect(sensor).toBeChecked()
        await expect(sensor).toHaveAccessibleDescription(/tells the keeper/)
      }
    })
  })
  await test.step('it leads on to adopting a hive and to the demo', async () => {
    const demo = page.getByRole('main').getByRole('link', { name: 'Book Demo' }).first()
    await expect(demo).toHaveAttribute('href', paths.bookDemo())
    const adopt = page.getByRole('link', { name: 'Adopt an Eco-Bee' }).first()
    await expect(adopt).toHaveAttribute('href', paths.ecoContributor())
  })
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('the hive reads as a list', async ({ page }) => {
    await page.goto(paths.ecoBee())
    await expect(
      sensors(page)
        .getByText(/tells the keeper/)
        .filter({ visible: true }),
    ).toHaveCount(5)
  })
})
