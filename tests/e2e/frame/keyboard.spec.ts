import type { Locator, Page } from '@playwright/test'
import { paths } from '@/config/paths'
import { openListing, rawHoneys } from '../../support/data/catalogue'
import { menuButton } from '../../support/page/header'
import { hydrated } from '../../support/page/hydrated'
import { expect, test } from '../../support/page/visitor'

const press = (page: Page, ...keys: string[]) =>
  keys.reduce((before, key) => before.then(() => page.keyboard.press(key)), Promise.resolve())

const holdsFocus = (place: Locator) => place.evaluate((element) => element.contains(document.activeElement))

const live = (page: Page, text: string | RegExp) =>
  page.locator('[aria-live="polite"]').filter({ hasText: text })

/** What has the focus and cannot be seen: behind something that stays in place, or out of the screen. */
const coveredFocus = (page: Page) =>
  page.evaluate(() => {
    const focused = document.activeElement
    if (!focused || focused === document.body) return undefined
    const { left, right, top, bottom } = focused.getBoundingClientRect()
    const [low, high] = [Math.max(top, 0), Math.min(bottom, innerHeight)]
    const x = (Math.max(left, 0) + Math.min(right, innerWidth)) / 2 // of a row that scrolls sideways, what is seen
    const seen = [0.25, 0.5, 0.75].some((part) => {
      const at = document.elementFromPoint(x, low + (high - low) * part)
      return (
        at !== null &&
        (focused.contains(at) || at.contains(focused) || at.closest('label')?.contains(focused))
      )
    })
    return seen
      ? undefined
      : `${focused.tagName} ${focused.getAttribute('aria-label') ?? focused.textContent} at ${Math.round(x)}, ${Math.round(low)}–${Math.round(high)}`
  })

test('on any page the keyboard leads past the header, into the menu and out of it, and on to another page', async ({
  page,
}) => {
  await page.goto(paths.terms())
  await hydrated(page)
  await test.step('the first stop leads past the header', async () => {
    await page.keyboard.press('Tab')
    const skip = page.getByRole('link', { name: 'Skip to content' })
    await expect(skip).toBeFocused()
    await expect(skip).toBeInViewport({ ratio: 1 })
    await page.keyboard.press('Enter')
    await expect(page.getByRole('main')).toBeFocused()
    // The router follows a moment later and focuses main once more: it would take a Tab back.
    await expect(page.locator('a[hreflang]').first()).toHaveAttribute('href', /#main$/)
    await expect(skip).not.toBeInViewport()
    await page.keyboard.press('Tab')
    await expect.poll(() => holdsFocus(page.getByRole('main'))).toBe(true)
    await expect(page.getByRole('main')).not.toBeFocused()
  })
  await test.step('the menu opens, is walked through, and Escape hands the focus back', async () => {
    await page.setViewportSize({ width: 360, height: 800 })
    // Drawn: a menu that is opened before the page is told of its width is closed again.
    await expect(menuButton(page)).toBeInViewport()
    await menuButton(page).focus()
    await press(page, 'Enter', 'Tab')
    await expect.poll(() => holdsFocus(page.getByRole('navigation', { name: 'Main' }))).toBe(true)
    expect(await coveredFocus(page)).toBeUndefined()
    await page.keyboard.press('Escape')
    await expect(menuButton(page)).toBeFocused()
    await expect(menuButton(page)).toHaveAttribute('aria-expanded', 'false')
  })
  await test.step('a link followed has the heading focused and the title announced', async () => {
    await page.setViewportSize({ width: 1280, height: 720 })
    await page.getByRole('contentinfo').getByRole('link', { name: 'Pollination', exact: true }).focus()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('heading', { level: 1, name: 'Pollination for farmers' })).toBeFocused()
    await expect(live(page, await page.title())).toHaveCount(1)
  })
})

// What opens keeps the focus and hands it back: close-requests.spec.ts, listing-filters.spec.ts, product-panel.spec.ts.
test('nothing that has the focus is behind the header or the toolbar, on a phone or a wide screen', async ({
  page,
}) => {
  await openListing(page, rawHoneys(6))
  for (const width of [360, 1280])
    await test.step(`at ${width} px`, async () => {
      await page.setViewportSize({ width, height: 640 })
      for (const key of ['Tab', 'Shift+Tab'])
        for (let stops = 0; stops < 30; stops += 1) {
          await page.keyboard.press(key)
          await expect.poll(() => coveredFocus(page)).toBeUndefined() // once the page has scrolled
          if (stops < 20) await expect(page.locator(':focus')).toHaveCount(1)
        }
    })
})

/** `--forest`, the ring's colour on light grounds. */
const forest = 'rgb(23, 64, 42)'

test('a focus ring is seen on dark grounds', async ({ page }) => {
  for (const [path, link] of [
    [paths.bookDemo(), page.getByRole('main').locator('a[href^="tel:"]').last()],
    [paths.beekeepers(), page.getByRole('link', { name: 'Choose a move' })],
    [paths.terms(), page.getByRole('banner').locator('a[hreflang]').last()],
  ] as const) {
    await page.goto(path)
    await page.keyboard.press('Tab') // from here on the browser shows rings
    await link.focus()
    await expect(link).toHaveCSS('outline-style', 'solid')
    await expect(link).not.toHaveCSS('outline-color', forest)
  }
})
