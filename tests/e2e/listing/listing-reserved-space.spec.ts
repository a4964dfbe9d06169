import type { Page } from '@playwright/test'
import { paths } from '@/config/paths'
import { startFailure } from '@/content/en/site/start-failure'
import { cardsOf, expectProducts, pathsAskedFor } from '../../support/data/catalogue'
import { chunkOf, holdBack } from '../../support/page/hold-requests'
import { expect, test } from '../../support/page/visitor'

declare global {
  interface Window {
    /** Names of the first cards that a visitor could see, each once. */
    firstCards: string[]
  }
}

test.beforeEach(async ({ page }) => {
  await page.addInitScript(() => {
    window.firstCards = []
    const look = () => {
      const card = document.querySelector('#products article')
      if (card?.checkVisibility()) {
        const name = document.getElementById(card.getAttribute('aria-labelledby') ?? '')?.textContent ?? ''
        if (!window.firstCards.includes(name)) window.firstCards.push(name)
      }
      requestAnimationFrame(look)
    }
    requestAnimationFrame(look)
  })
})

const firstCards = (page: Page) => page.evaluate(() => window.firstCards)

/** Opens an address while no script can ask for anything yet, and finds the list of the HTML hidden. */
async function openHidden(page: Page, address: string): Promise<() => void> {
  const release = await holdBack(page, '**/config.json')
  await page.goto(address)
  // Hidden, a card has no role.
  const html = page.locator('#products article').first()
  await expect(html).toBeAttached()
  await expect(html).toBeHidden()
  await expect(page.getByText(/^\d+ products$/)).toBeHidden()
  return release
}

// Which addresses have a choice in them, and how long their place is kept without scripts, is proven in
// tests/unit/features/catalogue/reserved-space.test.tsx.
test('a link with a choice in it shows no other list first', async ({ page }) => {
  const release = await openHidden(page, `${paths.listing('Raw_Honey')}?from=100&to=300&utm_source=mail`)
  release()
  await expect(cardsOf(page).first()).toBeVisible()
  await expect.poll(() => firstCards(page)).toEqual(['Eucalyptus Honey, 500 g'])
})

test('a long list is not shown in an order before all of it has come', async ({ page }) => {
  const asked = pathsAskedFor(page, '/content/products/')
  const answer = await holdBack(page, '**/platform/content/products/**')
  const release = await openHidden(page, `${paths.allProducts()}?sort=Z_A`)
  release()
  await expect.poll(() => asked.length).toBeGreaterThan(0)
  answer()
  await expectProducts(page, [
    'Tulsi Infused Honey, 500 g',
    'Sundarban Mangrove Honey, 500 g',
    'Nilgiri Forest Honey, 500 g',
    'Mustard Blossom Honey, 500 g',
    'Multiflora Honey, 500 g',
    'Litchi Orchard Honey, 500 g',
    'Kashmir Acacia Honey, 500 g',
    'Jamun Honey, 500 g',
    'Ginger Infused Honey, 500 g',
    'Eucalyptus Honey, 500 g',
    'Cut Comb Honey, 400 g',
    'Ajwain (Carom) Honey, 500 g',
  ])
  await expect.poll(() => firstCards(page)).toEqual(['Tulsi Infused Honey, 500 g'])
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('a link with a choice in it shows the whole list at once', async ({ page }) => {
    await page.goto(`${paths.listing('Raw_Honey')}?sort=A_Z`)
    await expect(page.getByRole('article').first()).toBeVisible()
    await expect(page.getByRole('main').getByRole('status', { name: /^Loading/ })).toHaveCount(0) // it lies over the first card
  })
})

test.describe('while scripts are slow', () => {
  test.use({ expectedMessages: [/status of 404|dynamically imported|could not start|Unable to preload/] })

  test('a link with a choice in it keeps the place; where one is lost, the whole list shows', async ({
    page,
  }) => {
    await page.clock.install()
    await page.route(chunkOf('start'), (route) => route.fulfill({ status: 404 }))
    const lose = await holdBack(page, chunkOf('start'))
    await page.goto(`${paths.listing('Raw_Honey')}?stock=in`, { waitUntil: 'commit' })
    await expect(page.locator('#later-scripts')).toHaveJSProperty('content.childElementCount', 0)
    await page.clock.runFor(30_000)
    const card = page.locator('#products article').first()
    await expect(card).toBeHidden()
    lose()
    await expect(page.getByRole('alert')).toContainText(startFailure.text)
    await expect(card).toBeVisible()
  })
})

test('the heading of a listing stands in its place before there is a count beside it', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 800 })
  const start = await holdBack(page, /\/assets\/start-[\w-]+\.js$/)
  await page.goto(paths.listing('Unknown_Honey'))
  await page.evaluate(() => document.fonts.ready)
  const heading = page.getByRole('heading', { level: 2, name: 'Products', exact: true })
  const before = await heading.boundingBox()
  expect(before).not.toBeNull()
  start()
  await expect(page.getByText('0 products', { exact: true })).toBeVisible()
  expect(await heading.boundingBox()).toEqual(before)
})
