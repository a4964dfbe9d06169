import type { Page } from '@playwright/test'
import { mapsRecord, standInForGoogleMaps, standInScript } from '../support/google-maps-stand-in'
import { expect, test } from '../support/visitor'

const list = (page: Page) => page.getByRole('list', { name: 'Locations' })
const rows = (page: Page) => list(page).getByRole('listitem')
const region = (page: Page) => page.getByRole('region', { name: 'Map' })
const again = (page: Page) => page.getByRole('button', { name: 'Try again' })

const usersCalls = '**/platform/identity/users/**'
const sitesCalls = '**/platform/registry/sites/**'

/** Everything that the console has said so far, a live list. */
function consoleOf(page: Page): string[] {
  const texts: string[] = []
  page.on('console', (message) => texts.push(message.text()))
  return texts
}

test.describe("Google's script", () => {
  test.use({ expectedMessages: [/Failed to load|the key or the network is wrong|broken map/] })

  test('is asked for with the key and version weekly, in English for India', async ({ page }) => {
    const requests = await standInForGoogleMaps(page)
    await page.goto('/location')
    await expect.poll(async () => (await mapsRecord(page)).maps.length).toBe(1)
    const parameters = Object.fromEntries(requests[0]?.searchParams ?? [])
    // The loader always names 'core', the library that Google loads unasked.
    expect(parameters).toEqual({
      key: 'test-key',
      v: 'weekly',
      language: 'en',
      region: 'IN',
      libraries: 'core',
      callback: 'google.maps.__ib__',
    })
  }) // R-MAP-06

  test('is asked for with channel, libraries and map ids where they are configured', async ({ page }) => {
    const requests = await standInForGoogleMaps(page, {
      maps: {
        version: '',
        language: '',
        region: '',
        libraries: ['places'],
        channel: 'shop',
        mapIds: ['m1', 'm2'],
      },
    })
    await page.goto('/location')
    await expect.poll(async () => (await mapsRecord(page)).maps.length).toBe(1)
    const parameters = Object.fromEntries(requests[0]?.searchParams ?? [])
    expect(parameters).toEqual({
      key: 'test-key',
      v: 'weekly',
      libraries: 'places',
      channel: 'shop',
      map_ids: 'm1,m2',
      callback: 'google.maps.__ib__',
    })
    expect((await mapsRecord(page)).maps[0]?.mapId).toBe('m1')
  }) // R-MAP-06

  test('is asked for four times, 2, 8 and 24 ms apart, then the list stands alone', async ({ page }) => {
    const said = consoleOf(page)
    const requests = await standInForGoogleMaps(page, { answer: (route) => route.abort() })
    await page.goto('/location')
    await expect(region(page).getByText('The map did not load.')).toBeVisible()
    await expect(rows(page)).toHaveCount(11)
    expect(requests).toHaveLength(4)
    expect(said.flatMap((text) => /retrying in (\d+) ms/.exec(text)?.[1] ?? [])).toEqual(['2', '8', '24'])
    expect(said.filter((text) => text.includes('the key or the network is wrong'))).toHaveLength(1)
    expect(said.join()).toContain('The script of Google Maps did not arrive.')
  }) // R-MAP-07, R-MAP-08, R-MAP-13

  test('that arrives at the third request makes the map', async ({ page }) => {
    const requests = await standInForGoogleMaps(page, {
      answer: (route, request) =>
        request < 3 ? route.abort() : route.fulfill({ contentType: 'text/javascript', body: standInScript }),
    })
    await page.goto('/location')
    await expect.poll(async () => (await mapsRecord(page)).markers.length).toBe(10)
    expect(requests).toHaveLength(3)
  }) // R-MAP-07

  test('can be asked for again by the visitor', async ({ page }) => {
    const requests = await standInForGoogleMaps(page, {
      answer: (route, request) =>
        request < 5 ? route.abort() : route.fulfill({ contentType: 'text/javascript', body: standInScript }),
    })
    await page.goto('/location')
    await region(page).getByRole('button', { name: 'Try again' }).click()
    await expect.poll(async () => (await mapsRecord(page)).markers.length).toBe(10)
    expect(requests).toHaveLength(5)
  })

  test('that never starts is given up after 20 seconds, and still counts when it comes', async ({ page }) => {
    const said = consoleOf(page)
    await page.clock.install()
    let release = () => {}
    const held = new Promise<void>((resolve) => {
      release = resolve
    })
    const requests = await standInForGoogleMaps(page, {
      answer: async (route) => {
        await held
        await route.fulfill({ contentType: 'text/javascript', body: standInScript })
      },
    })
    await page.goto('/location')
    await expect(rows(page)).toHaveCount(11)
    await expect.poll(() => requests.length).toBe(1)
    await page.clock.runFor(10_000)
    await expect(region(page).getByText('The map is on its way')).toBeVisible()
    await page.clock.runFor(10_100)
    await expect(region(page).getByText('The map did not load.')).toBeVisible()
    expect(said.join()).toContain('did not start within 20 seconds')

    release()
    await expect.poll(async () => (await mapsRecord(page)).markers.length).toBe(10)
  }) // R-MAP-08

  test('that is broken leaves the list', async ({ page }) => {
    const said = consoleOf(page)
    await standInForGoogleMaps(page, {
      answer: (route) =>
        route.fulfill({
          contentType: 'text/javascript',
          body: `${standInScript}; google.maps.Map = function () { throw new Error('broken map') }`,
        }),
    })
    await page.goto('/location')
    await expect(region(page).getByText('The map did not load.')).toBeVisible()
    await expect(rows(page)).toHaveCount(11)
    expect(said.join()).toContain('The script of Google Maps arrived and could not be used.')
  }) // R-MAP-08

  test('that refuses the key takes its map away, and trying again is not offered', async ({ page }) => {
    const said = consoleOf(page)
    await standInForGoogleMaps(page)
    await page.goto('/location')
    await expect.poll(async () => (await mapsRecord(page)).markers.length).toBe(10)
    await page.evaluate(() => (window as unknown as { gm_authFailure: () => void }).gm_authFailure())
    await expect(region(page).getByText('The map did not load.')).toBeVisible()
    await expect(again(page)).toHaveCount(0)
    await expect(rows(page)).toHaveCount(11)
    expect(said.join()).toContain('Google Maps refused the key.')
  }) // R-MAP-08, R-MAP-13
})

test.describe('a page whose policy blocks the script', () => {
  test.use({
    expectedMessages: [/Failed to load|Content.Security.Policy|the key or the network is wrong/],
  })

  const policy = { 'content-security-policy': "script-src 'self'" }
  const strict = (page: Page, path: string) =>
    page.route(path, async (route) => {
      const response = await route.fetch()
      await route.fulfill({ response, headers: { ...response.headers(), ...policy } })
    })

  test('names the policy in the console and keeps the list', async ({ page }) => {
    const said = consoleOf(page)
    await standInForGoogleMaps(page)
    await strict(page, '**/location')
    await page.goto('/location')
    await expect(region(page).getByText('The map did not load.')).toBeVisible()
    await expect(rows(page)).toHaveCount(11)
    expect(said.join()).toContain("The page's Content-Security-Policy blocked the script")
  }) // R-MAP-13
})

test.describe('the way into a map page and out of it', () => {
  /** The path that the document was loaded for; nothing while one makes way for the next. */
  const loadedFor = (page: Page) =>
    page
      .evaluate(() => new URL(performance.getEntriesByType('navigation')[0]?.name ?? '').pathname)
      .catch(() => undefined)
  const drawn = async (page: Page) => (await mapsRecord(page).catch(() => ({ markers: [] }))).markers.length

  test('is a page load, and brings the map as often as it is taken', async ({ page }) => {
    await standInForGoogleMaps(page)
    for (let visit = 0; visit < 2; visit += 1) {
      await page.goto('/')
      await page.getByRole('banner').getByRole('link', { name: 'Find a store' }).click()
      await expect.poll(() => drawn(page)).toBe(10)
      await expect(page).toHaveURL('/location')
      expect(await loadedFor(page)).toBe('/location')
    } // R-MAP-02
  })

  test('leaves the wide policy of the map behind, Back and forward included', async ({ page }) => {
    await page.goto('/location')
    await page.getByRole('contentinfo').getByRole('link', { name: 'About' }).first().click()
    await expect(page).toHaveURL('/about-us')
    await expect.poll(() => loadedFor(page)).toBe('/about-us')
    await page.goBack()
    await expect.poll(() => loadedFor(page)).toBe('/location')
    await page.getByRole('contentinfo').getByRole('link', { name: 'Our Services' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect.poll(() => loadedFor(page)).toBe('/services')
    expect(await page.evaluate(() => scrollY)).toBe(0) // R-GEN-04
  })

  test('from one map page to the next is no page load', async ({ page }) => {
    await page.goto('/location')
    await expect(rows(page)).toHaveCount(11) // before it answers, a link is the browser's own
    await page.getByRole('link', { name: 'Find a farm' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Find a farm' })).toBeVisible()
    expect(await loadedFor(page)).toBe('/location')
  })
})

test.describe('failing calls', () => {
  test.use({ expectedMessages: [/Failed to load resource|Error occurred|^Users of type/] })

  test('leave the page with a way to try again when the users cannot be had', async ({ page }) => {
    const said = consoleOf(page)
    await page.route(usersCalls, (route) => route.fulfill({ status: 500, body: 'down' }))
    await page.goto('/location')
    await expect(page.getByRole('heading', { name: 'The locations could not be loaded' })).toBeVisible()
    await expect(page.getByRole('heading', { level: 1, name: 'Find a store' })).toBeVisible()
    await expect(page.getByRole('alert')).toHaveCount(0)
    expect(said.join()).toContain('Error occurred')

    await page.unroute(usersCalls)
    await again(page).click()
    await expect(rows(page)).toHaveCount(11)
  }) // R-MAP-09, R-MAP-11

  test("take one user's sites alone, are named in the console, and are asked for again", async ({ page }) => {
    const said = consoleOf(page)
    const failing = '**/sites/honeynet/purvi-mart/*'
    await page.route(failing, (route) => route.fulfill({ status: 403, body: 'no' }))
    await page.goto('/location')
    await expect(rows(page)).toHaveCount(9)
    await expect(
      page.getByRole('status').filter({ hasText: 'Some locations could not be loaded.' }),
    ).toBeVisible()
    expect(said.filter((text) => /Error occurred.*Failed to fetch location/.test(text))).toHaveLength(1)

    await page.unroute(failing)
    const calls: string[] = []
    page.on('request', (request) => {
      if (request.url().includes('/sites/')) calls.push(request.url())
    })
    await again(page).click()
    await expect(rows(page)).toHaveCount(11)
    expect(calls).toHaveLength(1)
  }) // R-MAP-10, R-MAP-11

  test('that answer HTML count as failed', async ({ page }) => {
    const said = consoleOf(page)
    await page.route(sitesCalls, (route) =>
      route.fulfill({ contentType: 'text/html', body: '<h1>Gateway</h1>' }),
    )
    await page.goto('/location')
    await expect(page.getByRole('heading', { name: 'The locations could not be loaded' })).toBeVisible()
    await expect(page.getByText('Gateway')).toHaveCount(0)
    expect(said.join()).toContain('Failed to fetch location')
  }) // R-MAP-11

  test('that hang give way to "Still loading…" with what has come, and a late answer counts', async ({
    page,
  }) => {
    await page.clock.install()
    let release = () => {}
    const held = new Promise<void>((resolve) => {
      release = resolve
    })
    await page.route('**/sites/honeynet/purvi-mart/*', async (route) => {
      await held
      await route.continue()
    })
    await page.goto('/location')
    await expect(page.getByRole('status', { name: 'Loading locations' })).toBeVisible()
    await expect
      .poll(async () => {
        await page.clock.runFor(1_000)
        return page.getByRole('status').filter({ hasText: 'Still loading…' }).count()
      })
      .toBe(1)
    await expect(again(page)).toBeVisible()
    await expect(rows(page)).toHaveCount(9)

    release()
    await expect(rows(page)).toHaveCount(11)
    await expect(again(page)).toHaveCount(0)
  })

  test('do not take away a list and a map that are there, when the connection goes', async ({
    page,
    context,
  }) => {
    await standInForGoogleMaps(page)
    await page.goto('/location')
    await expect(rows(page)).toHaveCount(11)
    await expect.poll(async () => (await mapsRecord(page)).markers.length).toBe(10)
    await context.setOffline(true)
    const row = list(page).getByRole('button', { name: 'Details of Kothrud store, Pune' })
    await row.click()
    await expect(row).toHaveAttribute('aria-expanded', 'true')
    await expect(region(page).getByRole('dialog')).toContainText('Kothrud store, Pune')
    await context.setOffline(false)
    await expect(rows(page)).toHaveCount(11)
  })

  test('are made again by themselves once the connection is back', async ({ page, context }) => {
    await page.route(usersCalls, (route) => route.abort())
    await page.goto('/location')
    await expect(page.getByRole('heading', { name: 'The locations could not be loaded' })).toBeVisible()
    await page.unroute(usersCalls)
    await context.setOffline(true)
    await expect.poll(() => page.evaluate(() => navigator.onLine)).toBe(false)
    await context.setOffline(false)
    await expect(rows(page)).toHaveCount(11)
  })
})
