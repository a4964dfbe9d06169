import type { Page } from '@playwright/test'
import { paths } from '@/config/paths'
import { home } from '@/content/en/pages/home'
import { pathsAskedFor } from '../../support/data/catalogue'
import {
  answerCategory,
  categoriesAskedFor,
  contractFarming,
  listed,
} from '../../support/data/category-answers'
import { fontsInTime } from '../../support/layout/fonts-in-time'
import { hydrated } from '../../support/page/hydrated'
import { noToastWasRaised } from '../../support/page/no-toast'
import { expect, test } from '../../support/page/visitor'

test.describe('a visit, and another whose token does not come', () => {
  test.use({ expectedMessages: [/ERR_FAILED/] })

  test('home says what the provider does, with its services, benefits and platforms, and a way for every audience, and each visit asks for a token once', async ({
    page,
  }) => {
    const asked = categoriesAskedFor(page)
    const tokens = pathsAskedFor(page, '/platform/identity/token/')
    await page.goto(paths.home())
    await expect(
      page.getByRole('heading', {
        level: 1,
        name: 'Source Organic, Natural & Traceable Honey through Honey Contract Farming Services',
        exact: true,
      }),
    ).toBeVisible() // R-HOME-01

    await test.step('the carousel shows the services of its category', async () => {
      const services = page.getByRole('region', { name: 'Contract Farming Services' })
      await expect(
        services.getByRole('heading', { level: 2, name: 'Contract Farming Services', exact: true }),
      ).toBeVisible() // R-HOME-02
      await expect(
        services.getByRole('article', { name: 'Bihar litchi honey to order, per kg' }),
      ).toBeVisible()
      expect(asked).toEqual([contractFarming]) // R-HOME-03
      await expect(
        services.getByRole('article', { name: 'Bihar litchi honey to order, per kg' }),
      ).toContainText('₹240')
    })

    await test.step('Request Now of a service opens its shop page in a new tab', async () => {
      const request = page
        .getByRole('article', { name: 'Bihar litchi honey to order, per kg' })
        .getByRole('link')
      await expect(request).toHaveText('Request Now')
      await expect(request).toHaveAttribute('href', /\/platform\/shop\/CF-LITCHI$/)
      await expect(request).toHaveAttribute('target', '_blank')
      await expect(request).toHaveAttribute('rel', 'noopener')
    })

    await test.step('eight benefits are named', async () => {
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

    await test.step('the technology section describes the three platforms', async () => {
      const platforms = page.getByRole('region', { name: 'Our Technology' }).getByRole('listitem')
      await expect(platforms.getByRole('heading')).toHaveText([
        'Plant production network',
        'Dark-store network',
        'Marketplace',
      ])
      for (const platform of await platforms.all())
        await expect(platform.getByRole('paragraph')).not.toBeEmpty() // R-HOME-12
    })

    await test.step('every audience finds its way from a tile with picture, title and link', () =>
      expectTiles(page))

    await test.step('a visit later asks for another token, whose failure changes nothing', async () => {
      expect(tokens).toHaveLength(1)
      await page.route('**/platform/identity/token/**', (route) => route.abort('failed'))
      await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(/^Source Organic/)
      const failed = page.waitForEvent('requestfailed', (request) =>
        request.url().includes('/identity/token/'),
      )
      await page.goBack()
      await failed
      expect(tokens).toHaveLength(2)
      const services = page.getByRole('region', { name: 'Contract Farming Services' })
      await expect(services.getByRole('article').first()).toBeVisible()
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Source Organic/)
      await expect(page.getByText('Services not found')).toHaveCount(0)
      await noToastWasRaised(page) // R-HOME-13
      await expect(page.getByRole('alert')).toHaveCount(0)
    })
  })
})

async function expectTiles(page: Page): Promise<void> {
  await page.setViewportSize({ width: 800, height: 900 })
  const tiles = page.getByRole('region', { name: 'I am a…' }).getByRole('listitem')
  await expect(tiles).toHaveCount(home.audiences.tiles.length)
  const row = await page.getByRole('region', { name: 'I am a…' }).getByRole('list').boundingBox()
  for (const tile of await tiles.all()) {
    await expect(tile.locator('img')).toHaveAttribute('src', /^\/images\/audience\.svg#\w/)
    await expect(tile.locator('strong')).not.toBeEmpty() // R-UI-01
    const box = await tile.boundingBox()
    expect((box?.width ?? 0) / (row?.width ?? 1)).toBeCloseTo(2 / 12, 2) // R-UI-02
  }
  const [seventh, last] = [await tiles.nth(6).boundingBox(), await tiles.last().boundingBox()]
  const before = (seventh?.x ?? 0) - (row?.x ?? 0)
  const after = (row?.x ?? 0) + (row?.width ?? 0) - (last?.x ?? 0) - (last?.width ?? 0)
  expect(Math.abs(before - after)).toBeLessThan(2) // R-UI-02
  await expect(tiles.getByRole('link', { name: /^Consumer/ })).toHaveAttribute('href', paths.consumers())
  await expect(tiles.getByRole('link', { name: /^B2B buyer/ })).toHaveAttribute('href', paths.allProducts())
  await tiles.getByRole('link', { name: /^Eco-entrepreneur/ }).click()
  await expect(page).toHaveURL(paths.ecoEntrepreneur())
}

test('nothing leaves the page at its side at any width, the honey has a way in for all, and the page ends with a demo', async ({
  page,
}) => {
  await answerCategory(page, contractFarming, [listed('One')])
  await fontsInTime(page)
  await page.goto(paths.home())
  await hydrated(page)
  await page.evaluate(() => document.fonts.ready)
  for (const width of [320, 360, 768, 1280, 1920])
    await test.step(`no word of a tile is broken at ${width} px`, async () => {
      await page.setViewportSize({ width, height: 800 })
      await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
      const titles = page.getByRole('region', { name: 'I am a…' }).locator('strong')
      const lines = await titles.evaluateAll((all) =>
        all.map((title) => {
          const range = document.createRange()
          range.selectNodeContents(title)
          return [title.textContent?.split('-').length ?? 1, range.getClientRects().length] as const
        }),
      )
      for (const [parts, rows] of lines) expect(rows).toBeLessThanOrEqual(parts)
    })

  await test.step('the sun of the banner stands clear of its buttons', async () => {
    await page.setViewportSize({ width: 768, height: 1024 })
    const button = await page.getByRole('main').getByRole('link', { name: 'See the honey' }).boundingBox()
    const picture = await page
      .getByRole('main')
      .getByRole('img', { name: /smart hive/ })
      .first()
      .boundingBox()
    // The sun's disc begins 252 of 640 units below the upper edge of the drawing.
    const disc = (picture?.y ?? 0) + ((picture?.height ?? 0) * 252) / 640
    expect(disc).toBeGreaterThan((button?.y ?? 0) + (button?.height ?? 0))
  })

  await test.step('the honey has a way in for consumers and for B2B buyers, and the page ends with a demo', async () => {
    const main = page.getByRole('main')
    await expect(main.getByRole('link', { name: 'Honey for consumers' })).toHaveAttribute(
      'href',
      '/consumers',
    )
    await expect(main.getByRole('link', { name: 'Honey for B2B buyers' })).toHaveAttribute(
      'href',
      '/collections/products/allProducts',
    )
    await expect(main.getByRole('link', { name: 'Book Demo' }).last()).toHaveAttribute(
      'href',
      paths.bookDemo(),
    )
  })
})
