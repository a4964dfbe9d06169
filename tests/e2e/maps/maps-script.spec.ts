import type { Page } from '@playwright/test'
import {
  mapsRecord,
  scriptAddress,
  standInForGoogleMaps,
  standInScript,
} from '../../support/data/google-maps-stand-in'
import { holdBack } from '../../support/page/hold-requests'
import { region, rows } from '../../support/page/maps-page'
import { consoleOf, expect, test } from '../../support/page/visitor'

/** The list stays, beside a sketch where the map would be. */
async function expectSketch(page: Page): Promise<void> {
  await expect(region(page).getByText('The map did not load.')).toBeVisible()
  await expect(region(page).locator('image')).toBeVisible() // R-MAP-13
  await expect(rows(page)).toHaveCount(11)
}

const again = (page: Page) => page.getByRole('button', { name: 'Try again' })

test.describe("Google's script", () => {
  test.use({ expectedMessages: [/Failed to load|the key or the network is wrong|broken map/] })

  test('is asked for with the key and version weekly, in English for India; refusing the key takes the map away', async ({
    page,
  }) => {
    const said = consoleOf(page)
    const requests = await standInForGoogleMaps(page)
    await page.goto('/location')
    await expect.poll(async () => (await mapsRecord(page)).markers.length).toBe(10)
    const parameters = Object.fromEntries(requests[0]?.searchParams ?? [])
    // The loader always names 'core', the library that Google loads unasked.
    expect(parameters).toEqual({
      key: 'test-key',
      v: 'weekly',
      language: 'en',
      region: 'IN',
      libraries: 'core',
      callback: 'google.maps.__ib__',
    }) // R-MAP-06

    await test.step('without a map and a way to try again, since that would be refused too', async () => {
      await page.evaluate(() => (window as unknown as { gm_authFailure: () => void }).gm_authFailure())
      await expectSketch(page)
      await expect(again(page)).toHaveCount(0)
      expect(said.join()).toContain('Google Maps refused the key.')
    }) // R-MAP-08 R-MAP-13
  })

  test('is asked for with channel, libraries and map ids where they are configured: four times, 2, 8 and 24 ms apart, then the list stands alone until the visitor tries again, and makes the map if it arrives at the third request', async ({
    page,
  }) => {
    const said = consoleOf(page)
    const requests = await standInForGoogleMaps(page, {
      maps: {
        version: '',
        language: '',
        region: '',
        libraries: ['places'],
        channel: 'shop',
        mapIds: ['m1', 'm2'],
      },
      answer: (route, request) =>
        request < 7 ? route.abort() : route.fulfill({ contentType: 'text/javascript', body: standInScript }),
    })
    await page.goto('/location')
    await expectSketch(page)
    expect(requests).toHaveLength(4)
    const parameters = Object.fromEntries(requests[0]?.searchParams ?? [])
    expect(parameters).toEqual({
      key: 'test-key',
      v: 'weekly',
      libraries: 'places',
      channel: 'shop',
      map_ids: 'm1,m2',
      callback: 'google.maps.__ib__',
    }) // R-MAP-06
    expect(said.flatMap((text) => /retrying in (\d+) ms/.exec(text)?.[1] ?? [])).toEqual(['2', '8', '24'])
    expect(said.filter((text) => text.includes('the key or the network is wrong'))).toHaveLength(1)
    expect(said.join()).toContain('The script of Google Maps did not arrive.')

    await region(page).getByRole('button', { name: 'Try again' }).click()
    await expect.poll(async () => (await mapsRecord(page)).markers.length).toBe(10)
    expect(requests).toHaveLength(7)
    expect((await mapsRecord(page)).maps).toMatchObject([{ mapId: 'm1' }])
  }) // R-MAP-07, R-MAP-08, R-MAP-13

  test('that never starts is given up after 20 seconds, and still counts when it comes', async ({ page }) => {
    const said = consoleOf(page)
    await page.clock.install()
    await standInForGoogleMaps(page)
    const release = await holdBack(page, scriptAddress)
    const asking = page.waitForRequest(scriptAddress)
    const opened = Date.now()
    await page.goto('/location', { waitUntil: 'commit' }) // the script may be asked for before the page has loaded
    await expect(rows(page)).toHaveCount(11)
    await asking
    const asked = Date.now()
    await page.clock.pauseAt(opened + 19_900)
    await expect(region(page).getByText('The map is on its way')).toBeVisible()
    await page.clock.pauseAt(asked + 20_000)
    await expectSketch(page)
    expect(said.join()).toContain('did not start within 20 seconds')

    await page.clock.resume()
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
    await expectSketch(page)
    expect(said.join()).toContain('The script of Google Maps arrived and could not be used.')
  }) // R-MAP-08
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
    await expectSketch(page)
    expect(said.join()).toContain("The page's Content-Security-Policy blocked the script")
  }) // R-MAP-13
})
