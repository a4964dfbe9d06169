import { paths } from '@/config/paths'
import {
  answerCategory,
  categoriesAskedFor,
  failCategory,
  holdCategory,
  listed,
} from '../support/category-answers'
import { expect, test } from '../support/visitor'

const contractFarming = 'AGR14-100A'

test('the home page opens with what the provider does', async ({ page }) => {
  await page.goto(paths.home())
  await expect(
    page.getByRole('heading', {
      level: 1,
      name: 'Source Organic, Natural & Traceable Honey through Honey Contract Farming Services',
      exact: true,
    }),
  ).toBeVisible() // R-HOME-01
})

test('every audience finds its way from a tile with picture, title and link', async ({ page }) => {
  await page.setViewportSize({ width: 800, height: 900 })
  await page.goto(paths.home())
  const tiles = page.getByRole('region', { name: 'I am a…' }).getByRole('listitem')
  await expect(tiles).toHaveCount(6)
  const row = await page.getByRole('region', { name: 'I am a…' }).getByRole('list').boundingBox()
  for (const tile of await tiles.all()) {
    await expect(tile.locator('img')).toHaveAttribute('src', /^\/images\/audience\/.+\.svg$/)
    await expect(tile.locator('strong')).not.toBeEmpty() // R-UI-01
    const box = await tile.boundingBox()
    expect((box?.width ?? 0) / (row?.width ?? 1)).toBeCloseTo(2 / 12, 2) // R-UI-02
  }
  await tiles.getByRole('link', { name: /^Eco-entrepreneur/ }).click()
  await expect(page).toHaveURL(paths.ecoEntrepreneur())
})

test('the carousel shows the services of its category', async ({ page }) => {
  const asked = categoriesAskedFor(page)
  await page.goto(paths.home())
  const services = page.getByRole('region', { name: 'Contract Farming Services' })
  await expect(
    services.getByRole('heading', { level: 2, name: 'Contract Farming Services', exact: true }),
  ).toBeVisible() // R-HOME-02
  await expect(services.getByRole('article', { name: 'Bihar litchi honey to order, per kg' })).toBeVisible()
  expect(asked).toEqual([contractFarming]) // R-HOME-03
  await expect(services.getByRole('article', { name: 'Bihar litchi honey to order, per kg' })).toContainText(
    '₹240',
  )
})

test('an empty category leaves the text of an empty list in place of the carousel', async ({ page }) => {
  await answerCategory(page, contractFarming, [])
  await page.goto(paths.home())
  const services = page.getByRole('region', { name: 'Contract Farming Services' })
  await expect(services.getByText('Services not found', { exact: true })).toBeVisible()
  await expect(services.getByRole('article')).toHaveCount(0)
  await expect(services.getByRole('button')).toHaveCount(0) // R-HOME-04
})

test('a spinner turns while the services load, and nothing claims that there are none', async ({ page }) => {
  const release = await holdCategory(page, contractFarming)
  await page.goto(paths.home())
  const services = page.getByRole('region', { name: 'Contract Farming Services' })
  await expect(services.getByRole('status', { name: 'Loading services' })).toBeVisible()
  await expect(services.getByRole('article')).toHaveCount(0)
  await expect(services.getByText('Services not found')).toHaveCount(0)
  release()
  await expect(services.getByRole('article')).toHaveCount(2)
  await expect(services.getByRole('status', { name: 'Loading services' })).toHaveCount(0) // R-HOME-05
})

test('the spinner is orange and 70 pixels wide and high', async ({ page }) => {
  const release = await holdCategory(page, contractFarming)
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto(paths.home())
  const spinner = page.getByRole('status', { name: 'Loading services' })
  await expect(spinner).toBeVisible()
  const box = await spinner.boundingBox()
  expect([box?.width, box?.height]).toEqual([70, 70])
  await expect(spinner.locator('span')).toHaveCSS('border-top-color', 'rgb(255, 165, 0)') // R-UI-04
  expect(await spinner.evaluate((element) => element.getAnimations({ subtree: true }).length)).toBe(0)
  release()
})

test('after five seconds the page says that it still loads, and a late answer counts', async ({ page }) => {
  await page.clock.install()
  const release = await holdCategory(page, contractFarming)
  await page.goto(paths.home())
  const services = page.getByRole('region', { name: 'Contract Farming Services' })
  await expect(services.getByRole('status', { name: 'Loading services' })).toBeVisible()
  await page.clock.runFor(5000)
  await expect(services.getByText('Still loading…')).toBeVisible()
  await expect(services.getByRole('button', { name: 'Try again' })).toBeVisible() // R-UI-05
  release()
  await expect(services.getByRole('article')).toHaveCount(2)
})

test('eight benefits are named', async ({ page }) => {
  await page.goto(paths.home())
  const cards = page.getByRole('region', { name: 'Benefits', exact: true }).getByRole('listitem')
  await expect(cards).toHaveCount(8) // R-HOME-10
  await expect(cards.getByRole('heading')).toHaveText([
    'Origin authenticity',
    'Chemical preservative free',
    'Sustainably produced',
    'Moisture free',
    'Organic',
    'Quality assurance',
    'Farm process traceability',
    'Best price',
  ]) // R-HOME-11
})

test('the technology section describes the three platforms', async ({ page }) => {
  await page.goto(paths.home())
  const platforms = page.getByRole('region', { name: 'Our Technology' }).getByRole('listitem')
  await expect(platforms.getByRole('heading')).toHaveText([
    'Plant production network',
    'Dark-store network',
    'Marketplace',
  ])
  for (const platform of await platforms.all()) await expect(platform.getByRole('paragraph')).not.toBeEmpty() // R-HOME-12
})

test.describe('token calls', () => {
  test.use({ expectedMessages: [/ERR_FAILED/] })

  test('each visit of the home page asks for a token once, and its failure changes nothing', async ({
    page,
  }) => {
    let tokens = 0
    page.on('request', (request) => {
      if (request.url().includes('/platform/identity/token/')) tokens += 1
    })
    await page.goto(paths.home())
    const services = page.getByRole('region', { name: 'Contract Farming Services' })
    await expect(services.getByRole('article')).toHaveCount(2)
    expect(tokens).toBe(1)

    await page.route('**/platform/identity/token/**', (route) => route.abort('failed'))
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'About' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'About Hivefield' })).toBeVisible()
    const again = page.waitForRequest('**/platform/identity/token/**')
    await page.goBack()
    await again
    expect(tokens).toBe(2)
    await expect(services.getByRole('article')).toHaveCount(2)
    await expect(page.getByRole('alert')).toHaveCount(0) // R-HOME-13
  })
})

test.describe('a failing list', () => {
  test.use({ expectedMessages: [/500|AGR14-100A/] })

  test('reads as an empty one, and Try again brings the services', async ({ page }) => {
    const repair = await failCategory(page, contractFarming)
    await page.goto(paths.home())
    const services = page.getByRole('region', { name: 'Contract Farming Services' })
    await expect(services.getByText('Services not found', { exact: true })).toBeVisible()
    await expect(services.getByRole('status')).toHaveCount(0)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible() // R-HOME-14
    await repair()
    await services.getByRole('button', { name: 'Try again' }).click()
    await expect(services.getByRole('article')).toHaveCount(2)
  })
})

test('the page ends with the way to the honey and to a demo', async ({ page }) => {
  await answerCategory(page, contractFarming, [listed('One')])
  await page.goto(paths.home())
  const main = page.getByRole('main')
  await expect(main.getByRole('link', { name: 'Honey for consumers' })).toHaveAttribute('href', '/consumers')
  await expect(main.getByRole('link', { name: 'Honey for B2B buyers' })).toHaveAttribute(
    'href',
    '/collections/products/allProducts',
  )
  await main.getByRole('link', { name: 'Book Demo' }).last().click()
  await expect(page).toHaveURL(paths.bookDemo())
})
