import type { Page } from '@playwright/test'
import { paths } from '@/config/paths'
import {
  answerCategory,
  categoriesAskedFor,
  failCategory,
  holdCategory,
  listed,
} from '../support/category-answers'
import { hydrated } from '../support/hydrated'
import { layoutShift, watchLayout } from '../support/layout-shift'
import { readQr } from '../support/qr-reader'
import { expect, test } from '../support/visitor'

const contractFarming = 'AGR14-100A'
const honey = 'AGR11-100A'

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

test('the honey has a way in for consumers and for B2B buyers, and the page ends with a demo', async ({
  page,
}) => {
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

const shelf = (page: Page) => page.getByRole('region', { name: 'Honey by colour' })
const jars = (page: Page) => shelf(page).getByRole('list').first().getByRole('link')

test.describe('the shelf of honeys', () => {
  test('stands from pale to dark, and each jar opens its product', async ({ page }) => {
    await page.goto(paths.home())
    await expect(jars(page)).toHaveText([
      /^Kashmir Acacia Honey/,
      /^Mustard Blossom Honey/,
      /^Litchi Orchard Honey/,
      /^Multiflora Honey/,
      /^Eucalyptus Honey/,
      /^Ajwain \(Carom\) Honey/,
      /^Sundarban Mangrove Honey/,
      /^Nilgiri Forest Honey/,
      /^Jamun Honey/,
    ])
    await expect(jars(page).first()).toContainText('₹990')
    // All of it is honey, of one size: the label leaves that to those who listen.
    await expect(jars(page).first().locator('.visually-hidden')).toHaveText(' Honey, 500 g')
    await expect(jars(page).nth(1)).toHaveAttribute('href', '/collections/products/Raw_Honey/HNY-MUSTARD')
    await shelf(page).getByRole('link', { name: 'See all honey' }).click()
    await expect(page).toHaveURL(paths.allProducts())
  })

  test('asks for the honeys when somebody looks at it, and then shows them as they are', async ({ page }) => {
    const asked = categoriesAskedFor(page)
    await answerCategory(page, honey, [
      listed('Jamun Honey', { contentsubcategory: 'Raw_Honey', productcost: 610 }),
      listed('Mustard Honey', { contentsubcategory: 'Raw_Honey', productcost: 200, itemcount: 0 }),
      listed('Late Mustard Honey', { contentsubcategory: 'Wild Honey', productcost: 210 }),
      listed('Honey of an unknown flower', { contentsubcategory: 'Raw_Honey', productcost: 90 }),
    ])
    await page.goto(paths.home())
    await hydrated(page)
    await expect(jars(page)).toHaveCount(9)
    expect(asked).not.toContain(honey)
    await shelf(page).scrollIntoViewIfNeeded()
    await jars(page).first().scrollIntoViewIfNeeded()
    await expect(jars(page)).toHaveText([/^Late Mustard Honey₹210$/, /^Jamun Honey₹610$/])
    await expect(jars(page).first()).toHaveAttribute(
      'href',
      '/collections/products/Wild%20Honey/LATE-MUSTARD-HONEY',
    )
  })

  test.describe('where its list fails', () => {
    test.use({ expectedMessages: [/500|AGR11-100A/] })

    test('keeps the jars that came with the page', async ({ page }) => {
      await failCategory(page, honey)
      await page.goto(paths.home())
      const failed = page.waitForResponse((response) => response.url().includes(honey))
      await jars(page).first().scrollIntoViewIfNeeded()
      await failed
      await expect(jars(page)).toHaveCount(9)
      await expect(shelf(page).getByRole('status')).toHaveCount(0)
    })
  })

  test('moves nothing while it is hydrated', async ({ page }) => {
    await page.addInitScript(() => {
      Object.assign(window, { shifts: [] })
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) Reflect.get(window, 'shifts').push(entry.toJSON())
      }).observe({ type: 'layout-shift', buffered: true })
    })
    await page.setViewportSize({ width: 360, height: 740 })
    const answered = page.waitForResponse((response) => response.url().includes(honey))
    await page.goto(paths.home())
    await jars(page).first().scrollIntoViewIfNeeded()
    await answered
    await expect(jars(page)).toHaveCount(9)
    await page.waitForLoadState('networkidle')
    expect(await page.evaluate(() => Reflect.get(window, 'shifts'))).toEqual([])
  })

  test.describe('without scripts', () => {
    test.use({ javaScriptEnabled: false })

    test('stands all the same', async ({ page }) => {
      await page.goto(paths.home())
      await expect(jars(page)).toHaveCount(9)
      await expect(jars(page).first()).toBeVisible()
    })
  })
})

for (const width of [320, 360, 768, 1280, 1920])
  test(`at ${width} px nothing leaves the page at its side, and no word of a tile is broken`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 })
    await page.goto(paths.home())
    await hydrated(page)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
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

const thread = (page: Page) => page.getByRole('region', { name: 'One thread from flower to door' })

/** How much of each piece of the thread that shows is still to be drawn, from 1 to 0. */
const toDraw = (page: Page) =>
  thread(page)
    .locator('svg:visible path')
    .evaluateAll((pieces) =>
      pieces.map((piece) => Number.parseFloat(getComputedStyle(piece).strokeDashoffset)),
    )

test.describe('the thread from flower to door', () => {
  for (const width of [360, 1280]) {
    test(`is drawn by the scroll at ${width} px, and moves nothing else`, async ({ page }) => {
      await page.setViewportSize({ width, height: 740 })
      await watchLayout(page)
      await page.goto(paths.home())
      const places = thread(page).getByRole('listitem')
      await expect(places.getByRole('heading')).toHaveText([
        'Field',
        'Plant',
        'Dark store',
        'Door',
        'Your jar',
      ])
      expect(Math.min(...(await toDraw(page)))).toBeGreaterThan(1)
      await page
        .getByRole('heading', { level: 2, name: 'Contract Farming Services' })
        .scrollIntoViewIfNeeded()
      await page.evaluate(() => scrollBy(0, innerHeight / 2))
      await expect.poll(async () => Math.max(...(await toDraw(page)))).toBe(0)
      expect(await layoutShift(page)).toBe('0.000')
    })
  }

  test('ends in a real QR code, and a press of it opens that jar', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.goto(paths.home())
    // Whole and still.
    expect(Math.max(...(await toDraw(page)))).toBe(0)
    const jar = thread(page).getByRole('link', { name: 'Open Mustard Blossom Honey, 500 g' })
    await jar.scrollIntoViewIfNeeded()
    const address = await readQr(jar.getByRole('img'))
    expect(new URL(address).pathname).toBe('/collections/products/Raw_Honey/HNY-MUSTARD')
    await jar.click()
    await expect(page).toHaveURL(new URL(address).pathname)
    await expect(page.getByRole('dialog', { name: /^Mustard Blossom Honey/ })).toBeVisible()
  })
})

test('the sun of the banner stands clear of its buttons', async ({ page }) => {
  await page.setViewportSize({ width: 768, height: 1024 })
  await page.goto(paths.home())
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
