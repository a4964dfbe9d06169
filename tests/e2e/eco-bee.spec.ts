import { paths } from '@/config/paths'
import { expect, test } from '../support/visitor'
import { openPage, readThroughOnSmallPhone } from '../support/whole-page'

/** Every feature card with what its list must name. */
const cards = [
  ['IoT sensors', ['Temperature', 'Humidity', 'Weight', 'Sound', 'Bee flight patterns']],
  ['AI analytics dashboard', ['Health monitoring', 'Productivity trends', 'Alerts', 'Predictive analytics']],
  ['24/7 HD livestream', ['Live, day and night', 'Playback']],
  ['Automated harvest tracking', ['Tracked without your doing', 'Yours to read']],
  ['Mobile app', ['On your phone', 'Alerts wherever you are']],
  ['100% honey ownership', ['Direct harvest', 'Collection services']],
] as const

test('the Eco-Bee page shows every feature of the hive', async ({ page }) => {
  await openPage(page, paths.ecoBee(), 'Eco-Bee, the smart hive') // R-ROUTE-24
  await expect(page.getByRole('article')).toHaveCount(6)
  for (const [title, features] of cards) {
    const card = page.getByRole('article', { name: title, exact: true })
    await expect(card.getByRole('listitem').locator('strong')).toHaveText([...features])
  } // R-BEE-02
})

for (const [title, features] of cards) {
  test(`'${title}' has picture, description and a list`, async ({ page }) => {
    await page.goto(paths.ecoBee())
    const card = page.getByRole('article', { name: title, exact: true })
    await expect(card.getByRole('img')).toHaveAttribute('alt', /\w+ \w+/)
    await expect(card.getByRole('paragraph')).toHaveText(/\w+ \w+.*\.$/)
    await expect(card.getByRole('listitem')).toHaveCount(features.length)
    for (const item of await card.getByRole('listitem').all()) {
      await expect(item.locator('span')).toHaveText(/\w+ \w+/)
    } // R-BEE-01
  })
}

test('all of the honey is its keeper’s, and three kinds of people are meant', async ({ page }) => {
  await page.goto(paths.ecoBee())
  const ownership = page.getByRole('article', { name: '100% honey ownership' })
  await expect(ownership).toContainText('Direct harvest')
  await expect(ownership).toContainText(/Optional: .*collect/)
  const audiences = page.getByRole('region', { name: 'Whom it is for' })
  await expect(audiences.getByRole('heading', { level: 3 })).toHaveText([
    'Eco-conscious individuals',
    'Remote investors',
    'Educational institutions',
  ]) // R-BEE-03
})

test('it leads on to adopting a hive and to the demo', async ({ page }) => {
  await page.goto(paths.ecoBee())
  await expect(page.getByRole('main').getByRole('link', { name: 'Book Demo' }).first()).toHaveAttribute(
    'href',
    '/book-demo',
  )
  await page.getByRole('link', { name: 'Adopt an Eco-Bee' }).first().click()
  await expect(page).toHaveURL('/eco-contributor')
})

test('it can be read on a small phone, and nothing moves', async ({ page }) => {
  await readThroughOnSmallPhone(page, paths.ecoBee())
})
