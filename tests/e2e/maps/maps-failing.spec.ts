import type { Page } from '@playwright/test'
import { maps } from '@/content/en/features/maps'
import { controls } from '@/content/en/site/controls'
import { mapsRecord, standInForGoogleMaps } from '../../support/data/google-maps-stand-in'
import { holdBack } from '../../support/page/hold-requests'
import { details, region, rows, usersCalls } from '../../support/page/maps-page'
import { noToastWasRaised } from '../../support/page/no-toast'
import { consoleOf, expect, test } from '../../support/page/visitor'

const again = (page: Page) => page.getByRole('button', { name: 'Try again' })

test.describe('failing calls', () => {
  test.use({ expectedMessages: [/Failed to load resource|Error occurred|^Users of type/] })

  test('leave the page with a way to try again, and are made again by themselves once the connection is back', async ({
    page,
    context,
  }) => {
    const said = consoleOf(page)
    const failed = page.getByRole('heading', { name: maps.states.failed })
    await test.step('when the users cannot be had', async () => {
      await page.route(usersCalls, (route) => route.fulfill({ status: 500, body: 'down' }))
      await page.goto('/location')
      await expect(failed).toBeVisible()
      await expect(page.getByRole('heading', { level: 1, name: 'Find a store' })).toBeVisible()
      expect(said.join()).toContain('Error occurred')
      await page.unroute(usersCalls)
      await again(page).click()
      await expect(rows(page)).toHaveCount(11)
    }) // R-MAP-09, R-MAP-11

    await test.step('by themselves once the connection is back', async () => {
      await page.route(usersCalls, (route) => route.abort())
      await page.getByRole('link', { name: 'Find a plant' }).first().click()
      await expect(page.getByRole('heading', { level: 1, name: 'Find a plant' })).toBeVisible()
      await expect(failed).toBeVisible()
      await page.unroute(usersCalls)
      await context.setOffline(true)
      await expect.poll(() => page.evaluate(() => navigator.onLine)).toBe(false)
      await context.setOffline(false)
      await expect(rows(page).first()).toBeVisible()
      await expect(failed).toHaveCount(0)
    })
    await noToastWasRaised(page) // R-MAP-09
  })

  test("take one user's sites alone, are named in the console, and asked for again; nothing that is there goes with the connection", async ({
    page,
    context,
  }) => {
    const said = consoleOf(page)
    const failing = '**/sites/honeynet/purvi-mart/*'
    await page.route(failing, (route) => route.fulfill({ status: 403, body: 'no' }))
    await standInForGoogleMaps(page)
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

    await test.step('a list and a map that are there stay, when the connection goes', async () => {
      await expect.poll(async () => (await mapsRecord(page)).markers.length).toBe(10)
      await context.setOffline(true)
      const row = details(page, 'Kothrud store, Pune')
      await row.click()
      await expect(row).toHaveAttribute('aria-expanded', 'true')
      await expect(region(page).getByRole('dialog')).toContainText('Kothrud store, Pune')
      await context.setOffline(false)
      await expect(rows(page)).toHaveCount(11)
    })
  }) // R-MAP-10, R-MAP-11

  test('that hang give way to "Still loading…" with what has come, and a late answer counts', async ({
    page,
  }) => {
    await page.clock.install()
    const release = await holdBack(page, '**/sites/honeynet/purvi-mart/*')
    await page.goto('/location', { waitUntil: 'commit' }) // it turns for five seconds alone
    await expect(page.getByRole('status', { name: 'Loading locations' })).toBeVisible()
    await expect
      .poll(async () => {
        await page.clock.runFor(1_000)
        return page.getByRole('status').filter({ hasText: controls.stillLoading }).count()
      })
      .toBe(1)
    await expect(again(page)).toBeVisible()
    await expect(rows(page)).toHaveCount(9)

    release()
    await expect(rows(page)).toHaveCount(11)
    await expect(again(page)).toHaveCount(0)
  })
})
