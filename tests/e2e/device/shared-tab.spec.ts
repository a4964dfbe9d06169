import type { Page } from '@playwright/test'
import { paths } from '@/config/paths'
import { expect, test } from '../../support/page/visitor'

// One after the other, in one worker: the second finds the tab that the first has left.
test.describe.configure({ mode: 'serial' })
test.use({
  contextOptions: { reducedMotion: 'reduce' },
  viewport: { width: 700, height: 500 },
  expectedMessages: [/The site could not start/], // by a configuration that is the test's
})

/** What a page can find of what was there before. */
const found = () => ({
  local: localStorage.length,
  session: sessionStorage.length,
  cookies: document.cookie,
  width: innerWidth,
  reduced: matchMedia('(prefers-reduced-motion: reduce)').matches,
  paper: matchMedia('print').matches,
  forced: matchMedia('(forced-colors: active)').matches,
  added: 'added' in window,
  exposed: 'exposed' in window,
  steps: history.length,
})
const nothing = {
  local: 0,
  session: 0,
  cookies: '',
  width: 700,
  reduced: true,
  paper: false,
  forced: false,
  added: false,
  exposed: false,
  steps: 2,
}

/** A file without scripts, asked for by both tests, answered by the first alone. */
const address = '/config.json'
let firstTab: Page
let firstHeard = 0

test('a test that stores, answers calls itself, adds scripts, emulates media and makes the window small', async ({
  page,
  context,
}) => {
  firstTab = page
  await page.goto(address)
  expect(await page.evaluate(found)).toEqual(nothing)
  page.on('request', () => {
    firstHeard += 1
  })
  await context.addCookies([{ name: 'left', value: 'behind', url: page.url() }])
  await page.route(`**${address}`, (route) => route.fulfill({ body: 'mine' }))
  await page.evaluate(() => {
    localStorage.setItem('left', 'behind')
    sessionStorage.setItem('left', 'behind')
  })
  await page.addInitScript(() => Reflect.set(window, 'added', true))
  await page.exposeFunction('exposed', () => {})
  await page.emulateMedia({ media: 'print', reducedMotion: 'no-preference', forcedColors: 'active' })
  await page.setViewportSize({ width: 320, height: 500 })
  await page.goto(paths.terms())
  await page.goto(address)
  await expect(page.locator('body')).toHaveText('mine')
  await context.setOffline(true)
})

test('leaves nothing of it to the next', async ({ page }) => {
  expect(page).toBe(firstTab)
  const heard = firstHeard
  await page.goto(address)
  expect(await page.evaluate(found)).toEqual(nothing)
  await expect(page.locator('body')).not.toHaveText('mine')
  expect(firstHeard).toBe(heard)
})
