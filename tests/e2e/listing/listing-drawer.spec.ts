import type { Page } from '@playwright/test'
import {
  expectProducts,
  filtersOf,
  openFilters,
  openListing,
  pathsAskedFor,
  pricedHoneys,
  slidIn,
  sortControl,
} from '../../support/data/catalogue'
import { enlargeText } from '../../support/layout/reflow'
import { chunkOf, holdBack } from '../../support/page/hold-requests'
import { expect, gone, test } from '../../support/page/visitor'

/** In a browser of its own with scroll bars, which Playwright's hides: opening the drawer takes the page's away. */
const testWithScrollBars = test.extend({
  context: async ({ playwright }, use) => {
    const browser = await playwright.chromium.launch({ ignoreDefaultArgs: ['--hide-scrollbars'] })
    await use(await browser.newContext())
    await browser.close()
  },
})

testWithScrollBars('beside a scroll bar nothing shifts, and the page is held still', async ({ page }) => {
  await openListing(page, pricedHoneys)
  expect(await page.evaluate(() => innerWidth - document.documentElement.clientWidth)).toBeGreaterThan(0)
  const place = () => page.getByRole('heading', { level: 1 }).boundingBox()
  const before = await place()
  const { drawer, close } = await openFilters(page)
  expect(await place()).toEqual(before)
  await page.mouse.move(200, 400)
  await page.mouse.wheel(0, 500)
  expect(await place()).toEqual(before)
  await close.click()
  await gone(drawer)
  expect(await place()).toEqual(before)
})

test('the drawer comes and goes, with motion or without', async ({ page }) => {
  await openListing(page, pricedHoneys)
  const filter = page.getByRole('button', { name: 'Filter', exact: true })
  const { drawer } = filtersOf(page)

  // Escape, Back, backdrop and button: listing-filters.spec.ts and tests/e2e/frame/close-requests.spec.ts.
  await test.step('Enter in a field closes it, and hands the focus back', async () => {
    await openFilters(page)
    await drawer.getByRole('spinbutton', { name: 'To' }).press('Enter')
    await gone(drawer)
    await expect(filter).toBeFocused()
  })

  for (const [motion, duration] of [
    ['reduce', '0s'],
    ['no-preference', '0.3s'],
  ] as const)
    await test.step(`it comes and goes in ${duration} where the wish for motion is '${motion}'`, async () => {
      await page.emulateMedia({ reducedMotion: motion })
      await openFilters(page)
      await expect(drawer).toHaveCSS('transition-duration', duration) // R-GEN-09
      const backdrop = page.locator('.offcanvas-backdrop')
      await expect(backdrop).toHaveCSS('transition-duration', duration)
      await page.keyboard.press('Escape')
      await expect(backdrop).toHaveCount(0)
      await gone(drawer)
    })

  await test.step('with text of twice the size the way out is whole on a phone', async () => {
    await page.setViewportSize({ width: 360, height: 740 })
    await enlargeText(page, 200)
    await openFilters(page)
    for (const name of ['Close', 'Show 4 products'])
      await expect(drawer.getByRole('button', { name, exact: true })).toBeInViewport({ ratio: 1 })
  })
})

test('whoever goes on in the page while the drawer leaves keeps the focus', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await page.clock.install()
  await openListing(page, pricedHoneys)
  const { drawer } = await openFilters(page)
  await expect.poll(() => drawer.evaluate((element) => element.getAnimations().length)).toBe(0)
  // A drawer that leaves takes the focus back, but for a moment. A call under way has 15 s.
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 5000)
  await page.keyboard.press('Escape')
  await sortControl(page).focus()
  await gone(drawer)
  await expect(sortControl(page)).toBeFocused()
})

test.describe('a drawer whose module does not come at once', () => {
  const drawerModule = chunkOf('drawers')
  const filterOf = (page: Page) => page.getByRole('button', { name: 'Filter', exact: true })

  test('is on its way as soon as a pointer approaches, is announced, and opens as soon as it has come', async ({
    page,
  }) => {
    const asked = pathsAskedFor(page, '/assets/drawers-')
    const askedForModule = () => asked.filter((path) => path.endsWith('.js')).length
    const release = await holdBack(page, drawerModule)
    await openListing(page, pricedHoneys)
    await filterOf(page).hover()
    await expect.poll(askedForModule).toBe(1)
    await filterOf(page).click()
    const waiting = page.getByRole('status').filter({ hasText: 'Loading...' })
    await expect(waiting).toBeVisible()
    await filterOf(page).click()
    await gone(page.getByRole('dialog'))
    release()
    await expect(filtersOf(page).drawer).toBeVisible()
    await expect(waiting).toHaveCount(0)
    expect(askedForModule()).toBe(1)
  })

  test('answers a press before any script has come, and opens once they have', async ({ page }) => {
    const release = await holdBack(page, /\/assets\/.+\.js$/)
    await page.goto('/collections/products/Raw_Honey', { waitUntil: 'commit' })
    await filterOf(page).click()
    const waiting = page.getByRole('status').filter({ hasText: 'Loading...' })
    await expect(waiting).toBeVisible()
    release()
    const { drawer, close } = filtersOf(page)
    await expect(drawer).toBeVisible()
    await expect(waiting).toHaveCount(0)
    await slidIn(drawer)
    await close.click()
    await gone(drawer)
    await expect(filterOf(page)).toBeFocused()
  })

  test.describe('or not at all', () => {
    test.use({ expectedMessages: [/ERR_|could not be shown|dynamically imported module/] })

    test('leaves another try, and the listing as it is', async ({ page }) => {
      // The page itself cannot be had either, so that it is not loaded anew.
      await page.route(drawerModule, (route) => route.abort())
      await openListing(page, pricedHoneys)
      await page.route('**/collections/products/**', (route) => route.abort())
      await filterOf(page).click()
      await expect(page.getByRole('alert')).toHaveText('The filters did not load.')
      await sortControl(page).selectOption('Z_A')
      await expectProducts(page, ['Costs 99', 'Costs 201', 'Costs 200', 'Costs 100'])
      await expect(page.getByRole('button', { name: 'Try again', exact: true })).toBeVisible()
    })
  })
})
