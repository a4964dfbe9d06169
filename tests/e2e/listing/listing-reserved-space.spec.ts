import { paths } from '@/config/paths'
import { cardsOf, expectProducts, pathsAskedFor } from '../../support/data/catalogue'
import { chosen } from '../../support/data/sampled'
import { holdBack } from '../../support/page/hold-requests'
import { expect, test } from '../../support/page/visitor'

declare global {
  interface Window {
    /** Names of the first cards that a visitor could see, each once. */
    firstCards: string[]
  }
}

const listing = paths.listing('Raw_Honey')

for (const [choice, first] of chosen([
  ['?sort=PRICE_HIGH_TO_LOW', 'Jamun Honey, 500 g'],
  ['?q=jamun', 'Jamun Honey, 500 g'],
  ['?from=100&to=300&utm_source=mail', 'Eucalyptus Honey, 500 g'],
  ['?stock=out', 'Eucalyptus Honey, 500 g'],
  ['?liked=HNY-JAMUN', 'Jamun Honey, 500 g'],
] as const))
  test(`a link with a choice in it shows no other list first: ${choice}`, async ({ page }) => {
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
    const release = await holdBack(page, '**/config.json')
    await page.goto(listing + choice)
    // Hidden, a card has no role.
    const html = page.locator('#products article').first()
    await expect(html).toBeAttached()
    await expect(html).toBeHidden()
    await expect(page.getByText(/^\d+ products$/)).toBeHidden()
    release()
    await expect(cardsOf(page).first()).toBeVisible()
    await expect.poll(() => page.evaluate(() => window.firstCards)).toEqual([first])
  })

test('a link without a choice shows its list at once, with or without scripts', async ({ page, browser }) => {
  await holdBack(page, '**/config.json')
  await page.goto(`${listing}?q=&page=2&utm_source=mail&sort=`)
  await expect(cardsOf(page)).toHaveCount(5)

  const context = await browser.newContext({ javaScriptEnabled: false })
  const plain = await context.newPage()
  await plain.goto(`${listing}?sort=A_Z`)
  await expect(plain.getByRole('article').first()).toBeVisible()
  await context.close()
})

test('a long list is not ordered before all of it has come', async ({ page }) => {
  const asked = pathsAskedFor(page, '/content/products/')
  const release = await holdBack(page, '**/platform/content/products/**')
  await page.goto(`${paths.allProducts()}?sort=Z_A`)
  await expect.poll(() => asked.length).toBeGreaterThan(0)
  release()
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
})
