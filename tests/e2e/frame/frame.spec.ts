import { paths } from '@/config/paths'
import { pageFailure } from '@/content/en/site/site'
import { openFilters, openListing, rawHoney } from '../../support/data/catalogue'
import { watchFades } from '../../support/layout/fades'
import { footerLink, heading, scrolledTo } from '../../support/layout/page-parts'
import { chunkOf, holdBack } from '../../support/page/hold-requests'
import { hydrated } from '../../support/page/hydrated'
import { expect, gone, test } from '../../support/page/visitor'

test('a page is brought by a press on its link: its module is asked for before, and it begins at its top', async ({
  page,
}) => {
  const release = await holdBack(page, chunkOf('FarmersPage'))
  await page.goto(paths.terms())
  await hydrated(page)
  await test.step('the module of a page is on its way before its link is pressed', async () => {
    const asked = page.waitForRequest(chunkOf('FarmersPage'))
    await footerLink(page, 'Pollination').hover()
    await asked
  })
  await test.step('a page whose module is on its way shows Loading... until it has come', async () => {
    await footerLink(page, 'Pollination').click()
    await expect(page).toHaveURL(paths.farmers())
    await expect(page.getByRole('status').filter({ hasText: 'Loading...' })).toBeVisible()
    release()
    await expect(heading(page, 'Pollination for farmers')).toBeVisible() // R-GEN-02
    await expect(page.getByText('Loading...', { exact: true })).toHaveCount(0)
  })
  await test.step('a new page begins at its top', async () => {
    await expect(heading(page, 'Pollination for farmers')).toBeFocused() // nothing scrolls any more
    await footerLink(page, 'About Hivefield').scrollIntoViewIfNeeded()
    expect(await scrolledTo(page)).toBeGreaterThan(0)
    await footerLink(page, 'About Hivefield').click()
    await expect(heading(page, 'About Hivefield')).toBeVisible()
    await expect.poll(() => scrolledTo(page)).toBe(0) // R-GEN-04
  })
  await test.step('a link to the page that is shown leads to its top', async () => {
    await footerLink(page, 'About Hivefield').click()
    await expect.poll(() => scrolledTo(page)).toBe(0) // R-GEN-04
  })
  await test.step('whoever does not see the page hears where they have arrived', async () => {
    await expect(heading(page, 'About Hivefield')).toBeFocused()
    await expect(page).toHaveTitle('About Hivefield')
    await expect(page.locator('[aria-live="polite"]').filter({ hasText: 'About Hivefield' })).toHaveCount(1)
    await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', /\/about-us$/)
  })
  await test.step('and so does the page before it on the way back', async () => {
    await footerLink(page, 'Terms').scrollIntoViewIfNeeded()
    expect(await scrolledTo(page)).toBeGreaterThan(0)
    await page.goBack()
    await expect(heading(page, 'Pollination for farmers')).toBeVisible()
    await expect.poll(() => scrolledTo(page)).toBe(0) // R-GEN-05
  })
})

test('a page brings its own scripts and styles alone', async ({ page }) => {
  let asked: { type: string; url: string }[] = []
  page.on('request', (request) => asked.push({ type: request.resourceType(), url: request.url() }))
  for (const path of [paths.home(), paths.bookDemo(), paths.technology()]) {
    asked = []
    await page.goto(path)
    await hydrated(page)
    await test.step(`the style sheets of which the HTML of ${path} is made are not asked for besides`, async () => {
      const marks = page.locator('link[rel="stylesheet"][disabled]')
      const made = await marks.evaluateAll((links) => links.map((link) => link.getAttribute('href')))
      expect(made.length).toBeGreaterThan(2)
      const sheets = asked.filter(({ type }) => type === 'stylesheet').map(({ url }) => new URL(url).pathname)
      expect(sheets.filter((name) => made.includes(name))).toEqual([])
      // What appears with scripts alone has its styles by then, in one file.
      expect(sheets.filter((name) => /^\/assets\/page-/.test(name))).toHaveLength(1)
    })
    await page.waitForLoadState('networkidle')
    const scripts = asked.filter(({ type }) => type === 'script').map(({ url }) => url)
    const others = scripts.filter((url) => /(?:BookDemoPage|TechnologyPage)-/.test(url))
    if (path === paths.home())
      await test.step('home brings its own module alone', () => {
        expect(scripts.filter((url) => chunkOf('home').test(url))).toHaveLength(1)
        expect(others).toEqual([]) // R-GEN-03
      })
    else expect(others, path).toHaveLength(1)
  }
})

test.describe('a page whose module never comes', () => {
  // The clock is moved two minutes ahead, so calls under way time out and say so.
  test.use({
    expectedMessages: [/A part of the page could not be shown|ModuleTimeoutError|timeout of 15000ms/],
  })

  test('is given up after 120 seconds, with a way to try again', async ({ page }) => {
    await page.clock.install()
    const release = await holdBack(page, chunkOf('FarmersPage'))
    await page.goto(paths.terms())
    await hydrated(page)
    // From here on time passes as it is told to, the two minutes from the press on the link among it.
    await page.clock.pauseAt(Date.now() + 10_000)
    await footerLink(page, 'Pollination').click()
    await expect(page.getByText('Loading...', { exact: true })).toBeVisible()
    await page.clock.runFor(119_000)
    await expect(page.getByText('Loading...', { exact: true })).toBeVisible()
    await page.clock.runFor(1_000)
    await expect(page.getByRole('alert')).toContainText(pageFailure.heading)
    await expect(page.getByRole('alert').getByRole('link', { name: 'Go to the home page' })).toBeVisible()
    await expect(page.getByRole('alert').getByRole('button', { name: 'Try again' })).toBeVisible()
    await page.clock.resume()
    release()
    await expect(heading(page, 'Pollination for farmers')).toBeVisible() // R-GEN-06
    await expect(page.getByRole('alert')).toHaveCount(0)
  })
})

test('a fade takes 300 ms: that of the menu, and that of the filter drawer both ways', async ({ page }) => {
  const fades = await watchFades(page)
  await page.setViewportSize({ width: 390, height: 800 })
  await openListing(page, [rawHoney('Mustard Honey')])
  const before = (await fades()).length
  await page.getByRole('button', { name: 'Menu' }).click()
  await expect.poll(async () => (await fades()).length).toBeGreaterThan(before)
  await page.keyboard.press('Escape')

  const { drawer, close } = await openFilters(page)
  await expect.poll(() => fades('dialog, [role=dialog]')).not.toEqual([])
  const opening = await fades('dialog, [role=dialog]')
  await close.click()
  await gone(drawer)
  expect((await fades('dialog, [role=dialog]')).length).toBeGreaterThan(opening.length)
  const others = (await fades()).filter((time) => Math.abs(time - 300) > 10)
  expect(others).toEqual([]) // R-GEN-09

  await test.step('with reduced motion nothing fades', async () => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.getByRole('button', { name: 'Menu' }).click()
    const menu = page.locator('#main-menu')
    await expect(menu).toBeVisible()
    const seconds = await menu.evaluate((list) => Number.parseFloat(getComputedStyle(list).animationDuration))
    expect(seconds).toBeLessThan(0.01)
  })
})
