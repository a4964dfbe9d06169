import type { Page } from '@playwright/test'
import { chosen } from '../support/chosen'
import { mapsRecord, standInForGoogleMaps } from '../support/google-maps-stand-in'
import { expect, test } from '../support/visitor'

const list = (page: Page) => page.getByRole('list', { name: 'Locations' })
const rows = (page: Page) => list(page).getByRole('listitem')
const region = (page: Page) => page.getByRole('region', { name: 'Map' })
const marker = (page: Page, name: string) => region(page).getByRole('button', { name, exact: true })
const details = (page: Page, name: string) => list(page).getByRole('button', { name: `Details of ${name}` })

const usersCalls = '**/platform/identity/users/**'
const sitesCalls = '**/platform/registry/sites/**'

test.describe('whose sites a page asks for', () => {
  for (const [path, type, kind, place] of [
    ['/location', 'Retailer', 'Store', 'Indiranagar store, Bengaluru'],
    ['/processing-location', 'FOOD-PROCESSOR', 'plant', 'Bharatpur plant, Rajasthan'],
    ['/farm-location', 'AAMC', 'Farm', 'Litchi orchard, Kanti'],
  ] as const) {
    test(`${path} asks for the users of type ${type}, then for the ${kind} sites of each`, async ({
      page,
    }) => {
      const calls: string[] = []
      page.on('request', (request) => {
        const { pathname } = new URL(request.url())
        if (/\/(users|sites)\//.test(pathname)) calls.push(decodeURIComponent(pathname))
      })
      await page.goto(path)
      await expect(list(page).getByRole('link', { name: place })).toBeVisible()

      const [users, ...sites] = calls
      expect(users).toBe(`/platform/identity/users/honeynet/honeynet/${type}`)
      expect(sites.length).toBeGreaterThan(3)
      for (const call of sites)
        expect(call).toMatch(new RegExp(`^/platform/registry/sites/honeynet/[^/]+/${kind}$`))
      expect(new Set(sites).size).toBe(sites.length)
    }) // R-MAP-01
  }

  test('the data centre asks for nobody and shows the one test point on map and list', async ({ page }) => {
    const calls: string[] = []
    page.on('request', (request) => {
      if (/\/(users|sites)\//.test(request.url())) calls.push(request.url())
    })
    await standInForGoogleMaps(page)
    await page.goto('/data-center-location')
    await expect(rows(page)).toHaveCount(1)
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

test.describe('the map', () => {
  test('opens on India with one marker for each place, its coordinates read as numbers', async ({ page }) => {
    await standInForGoogleMaps(page)
    await page.goto('/location')
    await expect(rows(page)).toHaveCount(11)
    await expect.poll(async () => (await mapsRecord(page)).markers.length).toBe(10)

    const { maps, markers } = await mapsRecord(page)
    expect(maps).toEqual([{ center: { lat: 28.64, lng: 77.22 }, zoom: 4, gestureHandling: 'cooperative' }])
    expect(markers).toContainEqual(
      expect.objectContaining({ title: 'Indiranagar store, Bengaluru', lat: 12.9784, lng: 77.6408 }),
    )
    expect(new Set(markers.map(({ title }) => title)).size).toBe(10)
  }) // R-MAP-02, R-MAP-04

  test('fills the viewport together with its list', async ({ page }) => {
    await standInForGoogleMaps(page)
    await page.setViewportSize({ width: 1280, height: 800 })
    await page.goto('/location')
    await expect(rows(page)).toHaveCount(11)
    const map = await region(page).boundingBox()
    const places = await list(page).boundingBox()
    if (!map || !places) throw new Error('Map and list must be on the screen.')
    expect(map.height).toBe(800)
    expect(map.x + map.width).toBe(1280)
    expect(map.x - (places.x + places.width)).toBeLessThan(2)
    expect(places.x).toBeLessThanOrEqual(40)
    expect(places.y + places.height).toBe(map.y + map.height)
  }) // R-MAP-05

  test('leaves a thumb room to scroll past it on a phone, list below', async ({ page }) => {
    await standInForGoogleMaps(page)
    await page.setViewportSize({ width: 360, height: 740 })
    await page.goto('/location')
    await expect(rows(page)).toHaveCount(11)
    const map = await region(page).boundingBox()
    const places = await list(page).boundingBox()
    expect(map?.width).toBe(360)
    expect(map?.height).toBeLessThan(740 * 0.7)
    expect(places?.y).toBeGreaterThanOrEqual((map?.y ?? 0) + (map?.height ?? 0))
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360)
  }) // R-MAP-05

  test('gathers close places into badges that come apart when they are opened', async ({ page }) => {
    await standInForGoogleMaps(page)
    await page.goto('/location')
    await expect(marker(page, 'Salt Lake store, Kolkata')).toBeVisible()
    await expect(marker(page, 'Indiranagar store, Bengaluru')).toBeHidden()

    const badge = region(page).getByRole('button', { name: 'Zoom in to 4 locations' })
    await badge.focus()
    await page.keyboard.press('Enter')
    await expect(badge).toHaveCount(0)
    await expect(marker(page, 'Hampankatta store, Mangaluru')).toBeVisible()
    await expect(region(page).getByRole('button', { name: 'Zoom in to 2 locations' })).toBeVisible()
  })

  test('and the list show the same choice, whichever of the two it was made in', async ({ page }) => {
    await standInForGoogleMaps(page)
    await page.goto('/location?utm_source=post')
    await marker(page, 'Salt Lake store, Kolkata').click()
    await expect(details(page, 'Salt Lake store, Kolkata')).toHaveAttribute('aria-expanded', 'true')
    await expect(page).toHaveURL('/location?utm_source=post&site=purvi-mart-salt-lake-store-kolkata')
    await expect(details(page, 'Salt Lake store, Kolkata')).toBeInViewport()

    await details(page, 'Karol Bagh store, Delhi').click()
    await expect(details(page, 'Salt Lake store, Kolkata')).toHaveAttribute('aria-expanded', 'false')
    const card = region(page).getByRole('dialog')
    await expect(card).toContainText('Karol Bagh store, Delhi')
    await expect(card.getByRole('link', { name: 'Directions' })).toHaveAttribute(
      'href',
      'https://www.google.com/maps/dir/?api=1&destination=28.6519,77.1909',
    )
    const [map] = (await mapsRecord(page)).maps
    expect(map).toMatchObject({ center: { lat: 28.6519, lng: 77.1909 }, zoom: 11 })

    await card.getByRole('button', { name: 'Close' }).click()
    await expect(details(page, 'Karol Bagh store, Delhi')).toHaveAttribute('aria-expanded', 'false')
    await expect(page).toHaveURL('/location?utm_source=post')
  })

  test('is rid of the places that the filter leaves out', async ({ page }) => {
    await standInForGoogleMaps(page)
    await page.goto('/location')
    await expect(marker(page, 'Salt Lake store, Kolkata')).toBeVisible()
    await page.getByRole('searchbox', { name: 'Filter by name or town' }).fill('bengaluru')
    await expect(rows(page)).toHaveCount(2)
    await expect
      .poll(async () => (await mapsRecord(page)).markers.map(({ title }) => title).sort())
      .toEqual(['Indiranagar store, Bengaluru', 'Jayanagar store, Bengaluru'])
  })

  test('is made once more, with the script that is there, on the next map page', async ({ page }) => {
    const requests = await standInForGoogleMaps(page)
    await page.goto('/location')
    await expect(marker(page, 'Salt Lake store, Kolkata')).toBeVisible()
    await page.getByRole('link', { name: 'Find a farm' }).click()
    await expect(marker(page, 'Mangrove apiary, Gosaba')).toBeVisible()
    expect(requests).toHaveLength(1)
  })
})

test.describe('the address', () => {
  const site = '/location?site=hivefield-bengaluru-jayanagar-store-bengaluru'

  test('opens the page on its place, on the map and in the list', async ({ page }) => {
    await standInForGoogleMaps(page)
    await page.goto(site)
    await expect(details(page, 'Jayanagar store, Bengaluru')).toHaveAttribute('aria-expanded', 'true')
    await expect(details(page, 'Jayanagar store, Bengaluru')).toBeInViewport()
    await expect(region(page).getByRole('dialog')).toContainText('Jayanagar store, Bengaluru')
    await expect(marker(page, 'Jayanagar store, Bengaluru')).toBeVisible()
  })

  test('is walked back through, and the page never scrolls by itself', async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 })
    await page.goto('/location')
    const kochi = details(page, 'Kadavanthra store, Kochi')
    await kochi.scrollIntoViewIfNeeded()
    const before = await page.evaluate(() => scrollY)
    expect(before).toBeGreaterThan(0)
    await kochi.click()
    await expect(kochi).toHaveAttribute('aria-expanded', 'true')
    expect(await page.evaluate(() => scrollY)).toBe(before)
    await page.goBack()
    await expect(kochi).toHaveAttribute('aria-expanded', 'false')
    expect(await page.evaluate(() => scrollY)).toBe(before)
  })

  test('that names a place which is not there changes nothing', async ({ page }) => {
    await page.goto('/location?site=%3Cscript%3E')
    await expect(rows(page)).toHaveCount(11)
    await expect(list(page).getByRole('button', { expanded: true })).toHaveCount(0)
  })
})

test.describe('the list', () => {
  test('stands without the map where no key is configured, and says so to the console alone', async ({
    page,
  }) => {
    const requests: string[] = []
    page.on('request', (request) => requests.push(request.url()))
    for (const path of ['/location', '/processing-location', '/farm-location', '/data-center-location']) {
      const said = page.waitForEvent('console', (message) =>
        message.text().includes('No maps key is configured'),
      )
      await page.goto(path)
      await said
      await expect(rows(page).first()).toBeVisible()
      await expect(rows(page).first().getByRole('link')).toHaveAttribute('href', /google\.com\/maps/)
    }
    expect(requests.filter((url) => url.includes('googleapis'))).toEqual([])
  }) // R-MAP-13

  test('leads each place to a public map in a new tab, one without coordinates by its name', async ({
    page,
  }) => {
    await page.goto('/location')
    await expect(rows(page)).toHaveCount(11)
    await expect(list(page).getByRole('link')).toHaveCount(11)
    const store = list(page).getByRole('link', { name: 'Indiranagar store, Bengaluru' })
    await expect(store).toHaveAttribute(
      'href',
      'https://www.google.com/maps/search/?api=1&query=12.9784,77.6408',
    )
    await expect(store).toHaveAttribute('target', '_blank')
    await expect(store).toHaveAttribute('rel', 'noopener')
    const lost = rows(page).filter({ hasText: 'Pan Bazaar store, Guwahati' })
    await expect(lost).toContainText('Not on the map')
    await expect(lost.getByRole('link')).toHaveAttribute('href', /query=Pan%20Bazaar%20store%2C%20Guwahati$/)
  })

  test('says when nothing fits the filter, and can be cleared', async ({ page }) => {
    await page.goto('/location')
    await page.getByRole('searchbox').fill('atlantis')
    await expect(page.getByText('No location fits “atlantis”.')).toBeVisible()
    await expect(page.getByRole('status').filter({ hasText: '0 of 11 locations' })).toBeVisible()
    await page.getByRole('button', { name: 'Clear the filter' }).click()
    await expect(rows(page)).toHaveCount(11)
  })

  test('can be used by keyboard alone: filter, choose, directions, close', async ({ page }) => {
    await page.goto('/location')
    await expect(rows(page)).toHaveCount(11)
    await page.getByRole('searchbox').focus()
    await page.keyboard.type('lucknow')
    await expect(rows(page)).toHaveCount(1)
    await page.keyboard.press('Tab')
    await expect(page.getByRole('button', { name: 'Nearest first' })).toBeFocused()
    await page.keyboard.press('Tab')
    await expect(details(page, 'Hazratganj store, Lucknow')).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(rows(page).getByRole('link', { name: 'Directions' })).toBeVisible()
    await expect(details(page, 'Hazratganj store, Lucknow')).toBeFocused()
    await page.keyboard.press('Tab')
    await expect(rows(page).getByRole('link').first()).toBeFocused()
    await page.keyboard.press('Tab')
    await expect(rows(page).getByRole('link', { name: 'Directions' })).toBeFocused()
    await page.keyboard.press('Tab')
    await expect(page.getByRole('button', { name: 'Copy address' })).toBeFocused()
    await details(page, 'Hazratganj store, Lucknow').press('Space')
    await expect(page.getByRole('button', { name: 'Copy address' })).toHaveCount(0)
  })

  test("copies a place's address on a public map", async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    await page.goto('/location')
    await details(page, 'Kothrud store, Pune').click()
    await page.getByRole('button', { name: 'Copy address' }).click()
    await expect(page.getByText('Address copied')).toBeVisible()
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
      'https://www.google.com/maps/search/?api=1&query=18.5074,73.8077',
    )
  })

  test('says so where the browser does not allow copying', async ({ page }) => {
    await page.addInitScript(() => {
      Object.defineProperty(navigator, 'clipboard', { value: undefined })
    })
    await page.goto('/location')
    await details(page, 'Kothrud store, Pune').click()
    await page.getByRole('button', { name: 'Copy address' }).click()
    await expect(page.getByText('This browser did not allow copying.')).toBeVisible()
  })
})

test.describe('nearest first', () => {
  const nearest = (page: Page) => page.getByRole('button', { name: 'Nearest first' })

  test('asks for the position on the click alone, then orders and tells distances', async ({
    page,
    context,
  }) => {
    await context.grantPermissions(['geolocation'])
    await context.setGeolocation({ latitude: 12.9716, longitude: 77.5946 })
    await page.addInitScript(() => {
      const ask = navigator.geolocation.getCurrentPosition.bind(navigator.geolocation)
      navigator.geolocation.getCurrentPosition = (...parts) => {
        document.documentElement.dataset.asked = 'yes'
        ask(...parts)
      }
    })
    await page.goto('/location')
    await expect(rows(page).first()).toContainText('C-Scheme store, Jaipur')
    await expect(page.locator('html')).not.toHaveAttribute('data-asked')

    await nearest(page).click()
    await expect(nearest(page)).toHaveAttribute('aria-pressed', 'true')
    await expect(rows(page).nth(0)).toContainText('Indiranagar store, Bengaluru')
    await expect(rows(page).nth(0)).toContainText('5.1 km away')
    await expect(rows(page).nth(1)).toContainText('Jayanagar store, Bengaluru')
    await expect(rows(page).nth(2)).toContainText('Hampankatta store, Mangaluru')
    await expect(rows(page).last()).toContainText('Pan Bazaar store, Guwahati')
    await expect(rows(page).last()).not.toContainText('away')

    await nearest(page).click()
    await expect(rows(page).first()).toContainText('C-Scheme store, Jaipur')
  })

  for (const [how, code, text] of [
    ['refused', 1, 'Your position stays with you.'],
    ['not to be found', 2, 'Your position could not be found.'],
    ['not found in time', 3, 'Your position could not be found.'],
  ] as const) {
    test(`keeps the order when the position is ${how}, without an error`, async ({ page }) => {
      await page.addInitScript((failure) => {
        navigator.geolocation.getCurrentPosition = (_found, failed) =>
          failed?.({
            code: failure,
            message: '',
            PERMISSION_DENIED: 1,
            POSITION_UNAVAILABLE: 2,
            TIMEOUT: 3,
          } as GeolocationPositionError)
      }, code)
      await page.goto('/location')
      await nearest(page).click()
      await expect(page.getByRole('status').filter({ hasText: text })).toBeVisible()
      await expect(nearest(page)).toHaveAttribute('aria-pressed', 'false')
      await expect(rows(page).first()).toContainText('C-Scheme store, Jaipur')
      await expect(page.getByRole('alert')).toHaveCount(0)
    })
  }
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
    await expect(list(page).getByRole('link', { name: 'hivefield-bengaluru, site 6' })).toBeVisible()
    await expect
      .poll(async () => (await mapsRecord(page)).markers.map(({ title }) => title).sort())
      .toEqual(['<img src=x onerror=alert(1)>', 'Good', 'hivefield-bengaluru, site 6'])
    await expect(page.locator('img[src="x"]')).toHaveCount(0)
  })

  test('says that there is none yet where no user has a site', async ({ page }) => {
    await answerSites(page, [])
    await page.goto('/location')
    await expect(page.getByRole('heading', { name: 'No locations yet' })).toBeVisible()
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

test.describe('the page of a map', () => {
  test('is there before any script: heading, lead and loading state', async ({ request }) => {
    const html = await (await request.get('/location')).text()
    expect(html).toContain('Find a store</h1>')
    expect(html).toContain('Loading locations')
    expect(await (await request.get('/data-center-location')).text()).toContain('Test point')
  })

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
        await page.addInitScript(() => {
          const seen = window as unknown as { shift: number }
          seen.shift = 0
          new PerformanceObserver((entries) => {
            for (const entry of entries.getEntries())
              seen.shift += (entry as unknown as { value: number }).value
          }).observe({ type: 'layout-shift', buffered: true })
        })
        await page.goto('/location?site=shuddh-retail-karol-bagh-store-delhi')
        await expect(rows(page)).toHaveCount(11)
        await expect(region(page).getByRole('link', { name: 'Directions' })).toBeVisible()
        expect(await page.evaluate(() => (window as unknown as { shift: number }).shift)).toBe(0)
      })
    }
  }

  test('alone loads the modules of maps', async ({ page }) => {
    await standInForGoogleMaps(page)
    const bodies: Promise<string>[] = []
    const urls: string[] = []
    page.on('response', (response) => {
      urls.push(response.url())
      if (/\.js$/.test(new URL(response.url()).pathname)) bodies.push(response.text())
    })
    for (const path of ['/', '/farmers']) {
      await page.goto(path)
      await page.getByRole('contentinfo').scrollIntoViewIfNeeded()
      await page.waitForLoadState('networkidle')
    }
    expect(urls.filter((url) => /maps\.googleapis|GoogleCanvas|load-google-maps|india/.test(url))).toEqual([])
    const scripts = await Promise.all(bodies)
    expect(scripts.length).toBeGreaterThan(2)
    expect(scripts.filter((body) => body.includes('maps.googleapis.com'))).toEqual([])
  })
})
