import type { Page } from '@playwright/test'
import { mapsRecord, standInForGoogleMaps } from '../../support/data/google-maps-stand-in'
import { chosen } from '../../support/data/sampled'
import { layoutShift } from '../../support/layout/layout-shift'
import { hydrated } from '../../support/page/hydrated'
import { details, loadedFor, marker, region, rows } from '../../support/page/maps-page'
import { expect, test } from '../../support/page/visitor'

test.describe('the page of a map', () => {
  for (const [width, height] of chosen([
    [320, 568],
    [360, 740],
    [1280, 800],
  ] as const)) {
    for (const withMap of [true, false]) {
      const how = withMap ? 'map' : 'sketch'
      test(`shifts nothing while list and ${how} arrive, ${width} pixels wide`, async ({ page }) => {
        if (withMap) await standInForGoogleMaps(page)
        await page.setViewportSize({ width, height })
        await page.goto('/location?site=hivefield-bengaluru-jayanagar-store-bengaluru')
        await expect(rows(page)).toHaveCount(11)
        await expect(region(page).getByRole('link', { name: 'Directions' })).toBeVisible()
        expect(await layoutShift(page)).toBe('0.000')
        if (withMap && width === 1280)
          await test.step('and is open on the place of its address, on the map and in the list', async () => {
            const name = 'Jayanagar store, Bengaluru'
            await expect(details(page, name)).toHaveAttribute('aria-expanded', 'true')
            await expect(details(page, name)).toBeInViewport()
            await expect(region(page).getByRole('dialog')).toContainText(name)
            await expect(marker(page, name)).toBeVisible()
          })
      })
    }
  }

  test.describe('where no font comes', () => {
    test.use({ expectedMessages: [/ERR_FAILED/] })
    test('shifts nothing either, though a place then takes two lines', async ({ page }) => {
      await page.route('**/*.woff2', (route) => route.abort())
      await page.setViewportSize({ width: 320, height: 568 })
      await page.goto('/location?site=shuddh-retail-karol-bagh-store-delhi')
      await expect(region(page).getByRole('link', { name: 'Directions' })).toBeVisible()
      expect(await layoutShift(page)).toBe('0.000')
    })
  })

  test('without a map draws India as wide as a phone, and names its places in letters that can be read', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await page.goto('/farm-location')
    await expect(rows(page)).toHaveCount(7)
    const land = await region(page).locator('image').boundingBox()
    expect(land?.width).toBeGreaterThan(390 * 0.85)
    const name = await region(page).locator('text', { hasText: 'Litchi orchard' }).boundingBox()
    expect(name?.height).toBeGreaterThanOrEqual(14)
    expect((name?.x ?? 0) + (name?.width ?? 390)).toBeLessThan(390)

    await test.step('no smaller on the narrowest phone, where every farm but one that lies behind another is named', async () => {
      await page.setViewportSize({ width: 320, height: 640 })
      const names = region(page).locator('text')
      await expect(names).toHaveText([
        'Acacia farm',
        'Ajwain farm',
        'Forest apiary',
        'Litchi orchard',
        'Mangrove apiary',
        'Mustard farm',
      ])
      for (const one of await names.all())
        expect((await one.boundingBox())?.height).toBeGreaterThanOrEqual(14)
    })
    await test.step('on its side, the phone shows all of it at once', async () => {
      await page.setViewportSize({ width: 844, height: 390 })
      const whole = await region(page).boundingBox()
      const header = await page.getByRole('banner').boundingBox()
      expect(whole?.height).toBeLessThanOrEqual(390 - (header?.height ?? 390))
    })
  }) // R-MAP-13
})

test.describe('a map page, where there is a key,', () => {
  const drawn = async (page: Page) => (await mapsRecord(page).catch(() => ({ markers: [] }))).markers.length
  const toStores = async (page: Page) => {
    await page.getByRole('banner').getByRole('link', { name: 'Find a store' }).click()
    await expect.poll(() => drawn(page)).toBe(10)
    await expect(page).toHaveURL('/location')
    expect(await loadedFor(page)).toBe('/location')
  }

  test('alone loads the modules of maps; the way into it is a page load, and so is the way out, Back and forward included', async ({
    page,
  }) => {
    await standInForGoogleMaps(page)
    const urls: string[] = []
    page.on('response', (response) => urls.push(response.url()))
    const read = new Set<string>()
    /** The page that is shown loads the modules of no map. */
    const expectNoMap = async () => {
      await page.getByRole('contentinfo').scrollIntoViewIfNeeded()
      await page.waitForLoadState('networkidle')
      expect(urls.filter((url) => /maps\.googleapis|GoogleCanvas|load-google-maps|india/.test(url))).toEqual(
        [],
      )
      const scripts = new Set(urls.filter((url) => /\.js$/.test(new URL(url).pathname)))
      expect(scripts.size).toBeGreaterThan(2)
      for (const script of [...scripts].filter((script) => !read.has(script))) {
        read.add(script)
        expect(await (await page.request.get(script)).text(), script).not.toContain('maps.googleapis.com')
      }
    }
    await test.step('home loads the modules of no map', async () => {
      await page.goto('/')
      await expectNoMap()
    })

    await test.step('the way in is a page load', () => toStores(page))
    await test.step('the way out leaves the wide policy of the map behind', async () => {
      await page.getByRole('contentinfo').getByRole('link', { name: 'About' }).first().click()
      await expect(page).toHaveURL('/about-us')
      await expect.poll(() => loadedFor(page)).toBe('/about-us')
      await page.goBack()
      await expect.poll(() => loadedFor(page)).toBe('/location')
      await expect.poll(() => drawn(page)).toBe(10)
      urls.length = 0
      await page.getByRole('contentinfo').getByRole('link', { name: 'Our Services' }).click()
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await expect.poll(() => loadedFor(page)).toBe('/services')
      expect(await page.evaluate(() => scrollY)).toBe(0) // R-GEN-04
      await expectNoMap()
    })
    await test.step('the map comes as often as the way is taken', () => toStores(page)) // R-MAP-02
  })
})

test('without a key a map page is reached and left without a new document, Back and forward included', async ({
  page,
}) => {
  const loaded: string[] = []
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (request.isNavigationRequest() || pathname.includes('/token/')) loaded.push(pathname)
  })
  const title = (name: string) => page.getByRole('heading', { level: 1, name, exact: true })
  await page.goto('/terms-conditions')
  await hydrated(page)
  await page.waitForLoadState('networkidle')
  await expect.poll(() => loaded).toHaveLength(2) // the page and its token
  const first = [...loaded]

  await page.getByRole('banner').getByRole('link', { name: 'Find a store' }).click()
  await expect(title('Find a store')).toBeFocused()
  await expect(rows(page)).toHaveCount(11)
  await expect(page).toHaveTitle(/Find a store/)
  await page.getByRole('contentinfo').getByRole('link', { name: 'Our Services' }).click()
  await expect(title('Our Services')).toBeFocused()
  await page.goBack()
  await expect(rows(page)).toHaveCount(11)
  await page.goBack()
  await expect(page).toHaveURL('/terms-conditions')
  await expect(page.getByRole('heading', { level: 1, name: 'Terms' })).toBeVisible() // the map page is left
  await page.goForward()
  await expect(rows(page)).toHaveCount(11)
  expect(loaded).toEqual(first)
})
