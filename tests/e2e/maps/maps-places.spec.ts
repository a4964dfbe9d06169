import type { Page } from '@playwright/test'
import { mapsRecord, standInForGoogleMaps } from '../../support/data/google-maps-stand-in'
import { details, list, marker, region, rows, sitesCalls, usersCalls } from '../../support/page/maps-page'
import { expect, test } from '../../support/page/visitor'

test.describe('whose sites a page asks for', () => {
  test('a page asks for the users of one type, then for the sites of one kind of each, and needs no map', async ({
    page,
  }) => {
    const urls: URL[] = []
    page.on('request', (request) => urls.push(new URL(request.url())))
    await test.step('is there before any script: heading, lead and loading state', async () => {
      const html = async (path: string) => (await page.request.get(path)).text()
      expect(await html('/location')).toContain('Find a store</h1>')
      expect(await html('/location')).toContain('Loading locations')
      expect(await html('/data-center-location')).toContain('Test point')
    })

    await page.setViewportSize({ width: 360, height: 740 })
    const said = page.waitForEvent('console', (message) =>
      message.text().includes('No maps key is configured'),
    )
    await page.goto('/location')
    await said
    await expect(list(page).getByRole('link', { name: 'Indiranagar store, Bengaluru' })).toBeVisible()
    await expect(rows(page).first().getByRole('link')).toHaveAttribute('href', /google\.com\/maps/)
    expect(urls.filter(({ href }) => href.includes('googleapis'))).toEqual([]) // R-MAP-13
    // Its list is within the first screen of a phone.
    await expect(rows(page).first()).toBeInViewport({ ratio: 1 })
    await expect(region(page)).toBeInViewport({ ratio: 1 }) // R-MAP-05

    // Whom plants and farms ask for is proven in tests/unit/features/maps/user-places.test.tsx.
    const [users, ...sites] = urls
      .map(({ pathname }) => decodeURIComponent(pathname))
      .filter((path) => /\/(users|sites)\//.test(path))
    expect(users).toBe('/platform/identity/users/honeynet/honeynet/Retailer')
    expect(sites.length).toBeGreaterThan(3)
    for (const call of sites) expect(call).toMatch(/^\/platform\/registry\/sites\/honeynet\/[^/]+\/Store$/)
    expect(new Set(sites).size).toBe(sites.length)
  }) // R-MAP-01

  test('the data centre asks for nobody and shows the one test point on map and list', async ({ page }) => {
    const calls: string[] = []
    page.on('request', (request) => {
      if (/\/(users|sites)\//.test(request.url())) calls.push(request.url())
    })
    await page.setViewportSize({ width: 360, height: 740 })
    await standInForGoogleMaps(page)
    await page.goto('/data-center-location')
    await expect(rows(page)).toHaveCount(1)
    await expect(rows(page)).toBeInViewport({ ratio: 1 })
    await expect(region(page)).toBeInViewport({ ratio: 1 }) // R-MAP-05
    await expect(list(page).getByRole('link', { name: 'Test point' })).toHaveAttribute(
      'href',
      'https://www.google.com/maps/search/?api=1&query=28.64,77.22',
    )
    await expect(marker(page, 'Test point')).toBeVisible()
    const { maps, markers } = await mapsRecord(page)
    expect(markers).toMatchObject([{ title: 'Test point', lat: 28.64, lng: 77.22 }])
    expect(maps).toMatchObject([{ center: { lat: 28.64, lng: 77.22 }, zoom: 4 }])
    expect(calls).toEqual([])
  }) // R-MAP-03
})

test.describe('odd data', () => {
  const answerSites = (page: Page, sites: unknown[]) =>
    page.route(sitesCalls, (route) =>
      route.fulfill({ json: { sites: route.request().url().includes('bengaluru') ? sites : [] } }),
    )

  test('keeps places with unusable coordinates in the list and off the map, shows doubles once', async ({
    page,
  }) => {
    await standInForGoogleMaps(page)
    const good = { sitename: 'Good', latitude: '12.9', longitude: '77.6' }
    await answerSites(page, [
      good,
      good,
      { sitename: 'Words', latitude: 'north', longitude: 'east' },
      { sitename: 'Far', latitude: '91', longitude: '77' },
      { sitename: 'Sea', latitude: '0', longitude: '0' },
      { latitude: '19', longitude: '72.8' },
      { sitename: '<img src=x onerror=alert(1)>', latitude: '22', longitude: '88' },
    ])
    await page.goto('/location')
    await expect(rows(page)).toHaveCount(6)
    await expect(rows(page).filter({ hasText: 'Not on the map' })).toHaveCount(3)
    await expect(list(page).getByRole('link', { name: 'hivefield-bengaluru 6' })).toBeVisible()
    await expect
      .poll(async () => (await mapsRecord(page)).markers.map(({ title }) => title).sort())
      .toEqual(['<img src=x onerror=alert(1)>', 'Good', 'hivefield-bengaluru 6'])
    await expect(page.locator('img[src="x"]')).toHaveCount(0)

    await test.step('says that there is none yet where no user has a site', async () => {
      await page.unroute(sitesCalls)
      await answerSites(page, [])
      await page.getByRole('link', { name: 'Find a farm' }).click()
      await expect(page.getByRole('heading', { level: 1, name: 'Find a farm' })).toBeVisible()
      await expect(page.getByRole('heading', { name: 'No locations yet' })).toBeVisible()
    })
  })

  test('shows five hundred places, asks for six users at a time, and lays out what is in sight', async ({
    page,
  }) => {
    await standInForGoogleMaps(page)
    const users = Array.from({ length: 10 }, (_, index) => ({ username: `user-${index}` }))
    await page.route(usersCalls, (route) => route.fulfill({ json: { users } }))
    let open = 0
    let most = 0
    let release = () => {}
    const held = new Promise<void>((resolve) => {
      release = resolve
    })
    await page.route(sitesCalls, async (route) => {
      open += 1
      most = Math.max(most, open)
      if (open === 6) {
        // Whatever else would be asked for at the same time is asked for by then.
        await page.evaluate(() => new Promise(requestAnimationFrame))
        release()
      }
      await held
      open -= 1
      const user = Number(/user-(\d+)/.exec(route.request().url())?.[1])
      const sites = Array.from({ length: 50 }, (_, index) => ({
        sitename: `Store ${user * 50 + index}`,
        latitude: `${8 + user * 2}`,
        longitude: `${70 + index * 0.4}`,
      }))
      await route.fulfill({ json: { sites } })
    })
    await page.goto('/location?site=user-8-store-444')
    await expect(rows(page)).toHaveCount(500)
    await expect.poll(async () => (await mapsRecord(page)).markers.length).toBe(500)
    expect(most).toBe(6)
    await expect(details(page, 'Store 444')).toBeInViewport()
    await expect(rows(page).first()).toHaveCSS('content-visibility', 'auto')
  })
})
