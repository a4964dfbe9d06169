import type { Locator, Page } from '@playwright/test'
import { paths } from '@/config/paths'
import {
  cardsOf,
  countOf,
  openFilters,
  openListing,
  rawHoneys,
  searchBox,
} from '../../support/data/catalogue'
import { answerCategory, listed } from '../../support/data/category-answers'
import {
  askForCode,
  aVisitor,
  box,
  fieldsOf,
  fillDetails,
  openDemo,
  resendButton,
  submitButton,
  typeCode,
  verifyButton,
} from '../../support/page/demo-visitor'
import { hydrated } from '../../support/page/hydrated'
import { expect, test } from '../../support/page/visitor'

const press = (page: Page, ...keys: string[]) =>
  keys.reduce((before, key) => before.then(() => page.keyboard.press(key)), Promise.resolve())

const holdsFocus = (place: Locator) => place.evaluate((element) => element.contains(document.activeElement))

/** Goes round with the Tab key, forward and back: never on the page below, at most at the browser's own controls. */
async function expectTrap(page: Page, place: Locator): Promise<void> {
  for (let steps = 0; steps < 40; steps += 1) {
    await page.keyboard.press(steps < 20 ? 'Tab' : 'Shift+Tab')
    const within = (element: Element) =>
      element.contains(document.activeElement) || document.activeElement === document.body
    await expect.poll(() => place.evaluate(within)).toBe(true)
  }
}

/** Opens a dialog by a control's Enter key: it keeps the focus, and Escape hands it back to the control. */
async function expectModal(page: Page, control: Locator, dialog: Locator): Promise<void> {
  await control.focus()
  await page.keyboard.press('Enter')
  await expect(dialog).toBeVisible()
  await expectTrap(page, dialog)
  await page.keyboard.press('Escape')
  await expect(control).toBeFocused()
  await expect(dialog).toHaveCount(0)
}

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
    const menu = page.getByRole('button', { name: 'Menu', exact: true })
    // Drawn: a menu that is opened before the page is told of its width is closed again.
    await expect(menu).toBeInViewport()
    await menu.focus()
    await press(page, 'Enter', 'Tab')
    await expect.poll(() => holdsFocus(page.getByRole('navigation', { name: 'Main' }))).toBe(true)
    expect(await coveredFocus(page)).toBeUndefined()
    await page.keyboard.press('Escape')
    await expect(menu).toBeFocused()
    await expect(menu).toHaveAttribute('aria-expanded', 'false')
  })
  await test.step('a link followed has the heading focused and the title announced', async () => {
    await page.setViewportSize({ width: 1280, height: 720 })
    await page.getByRole('contentinfo').getByRole('link', { name: 'Pollination', exact: true }).focus()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('heading', { level: 1, name: 'Pollination for farmers' })).toBeFocused()
    await expect(live(page, await page.title())).toHaveCount(1)
  })
})

test('in a listing what opens keeps the focus, Escape hands it back, and what is found is said', async ({
  page,
}) => {
  await openListing(page, rawHoneys(12))
  await test.step('the filter drawer keeps the focus, and Escape hands it back', () =>
    expectModal(page, page.getByRole('button', { name: 'Filter', exact: true }), page.getByRole('dialog')))
  await test.step("a product's panel keeps the focus, and Escape hands it back", () =>
    expectModal(
      page,
      cardsOf(page).getByRole('link', { name: 'Honey 2', exact: true }),
      page.getByRole('dialog', { name: 'Honey 2', exact: true }),
    ))
  await test.step('how many products are found is said as it changes', async () => {
    await expect(countOf(page)).toHaveText('12 products')
    await searchBox(page).fill('Honey 12')
    await expect(countOf(page)).toHaveText('1 of 12 products')
    const { drawer, outOfStock } = await openFilters(page)
    await outOfStock.press('Space')
    await expect(drawer.getByRole('status').or(countOf(page)).first()).toHaveText(/^0 of 12|^No/)
  })
})

test('nothing that has the focus is behind the header or the toolbar, on a phone or a wide screen', async ({
  page,
}) => {
  await openListing(page, rawHoneys(6))
  for (const width of [360, 1280])
    await test.step(`at ${width} px`, async () => {
      await page.setViewportSize({ width, height: 640 })
      for (const key of ['Tab', 'Shift+Tab'])
        for (let stops = 0; stops < 60; stops += 1) {
          await page.keyboard.press(key)
          await expect.poll(() => coveredFocus(page)).toBeUndefined() // once the page has scrolled
        }
    })
})

test('the carousel begins with Pause, and no stop of it is in a hidden slide', async ({ page }) => {
  await answerCategory(
    page,
    'AGR14-100A',
    ['Acacia', 'Berseem', 'Clover', 'Drumstick', 'Eucalyptus'].map((name) => listed(name)),
  )
  await page.goto(paths.home())
  const carousel = page.getByRole('region', { name: 'Contract Farming Services' })
  await carousel.scrollIntoViewIfNeeded()
  const pause = carousel.getByRole('button', { name: 'Pause' })
  await pause.focus()
  await page.keyboard.press('Shift+Tab')
  expect(await holdsFocus(carousel)).toBe(false) // nothing of it comes before
  await press(page, 'Tab', 'Enter')
  await expect(carousel.getByRole('button', { name: 'Play' })).toBeFocused()
  for (let stops = 0; stops < 10 && (await holdsFocus(carousel)); stops += 1) {
    expect(
      await page.evaluate(() => document.activeElement?.closest('[inert], [aria-hidden="true"]')),
    ).toBeNull()
    await expect.poll(() => coveredFocus(page)).toBeUndefined() // once page and slides have moved
    await page.keyboard.press('Tab')
  }
  expect(await holdsFocus(carousel)).toBe(false)
})

test('how long another code takes is said, and the code is typed, walked through and corrected in its boxes', async ({
  page,
}) => {
  const text = 'Invalid OTP'
  await page.route('**/validateOtp/**', (route) => route.fulfill({ contentType: 'text/plain', body: text }))
  await page.clock.install()
  await openDemo(page)
  await askForCode(page, aVisitor('9845004001'))
  await expect(box(page, 1)).toBeFocused()
  await test.step('how long another code takes is said at the start, at half and at the end', async () => {
    await expect(live(page, 'You can ask for another code in 60 seconds.')).toHaveCount(1)
    await page.clock.fastForward(31_000)
    await expect(live(page, 'You can ask for another code in 30 seconds.')).toHaveCount(1)
    await page.clock.fastForward(31_000)
    await expect(live(page, 'You can ask for another code now.')).toHaveCount(1)
    await expect(resendButton(page)).toBeEnabled()
  })
  await expect(box(page, 1)).toBeFocused()
  await page.keyboard.type('123456')
  await expect(box(page, 6)).toBeFocused()
  await press(page, 'Home', 'ArrowRight', 'ArrowRight')
  await expect(box(page, 3)).toBeFocused()
  await press(page, 'Backspace', 'Backspace')
  await expect(box(page, 2)).toBeFocused()
  await page.keyboard.type('00')
  await page.keyboard.press('Enter')

  await test.step('a wrong one is said at them', async () => {
    await expect(page.getByRole('alert')).toHaveText(text) // R-OTP-16
    await expect(box(page, 1)).toBeFocused()
    for (const digit of [1, 2, 3, 4, 5, 6]) {
      await expect(box(page, digit)).toHaveAttribute('aria-invalid', 'true')
      await expect(box(page, digit)).toHaveAccessibleDescription(/^This code was not accepted/)
    }
    await page.keyboard.type('9')
    await expect(box(page, 1)).toHaveAttribute('aria-invalid', 'false')
    await expect(page.getByText(/^This code was not accepted/)).toHaveCount(0)
  })
})

test('a form that is not complete leads to its first fault, one that is refused to a toast', async ({
  page,
}) => {
  const body = 'Mobile Already Registered'
  await page.route('**/getOtp/**', (route) => route.fulfill({ contentType: 'text/plain', body }))
  await openDemo(page)
  const { company, name, phone } = fieldsOf(page)
  await company.fill('Kaveri Foods')
  await name.fill('Ananya Rao')
  await phone.fill('98450')
  await phone.press('Enter')
  await expect(phone).toBeFocused()
  await expect(phone).toHaveAttribute('aria-invalid', 'true')
  await expect(phone).toHaveAccessibleDescription('Phone number must be 10 digits')
  expect(await coveredFocus(page)).toBeUndefined()

  await fillDetails(page, aVisitor('9845004002'))
  await submitButton(page).press('Enter')
  await test.step('a toast is reached, read for as long as it has the focus, and closed', async () => {
    const toast = page.getByRole('alert')
    await toast.getByRole('button', { name: 'Close' }).focus() // it stays from here on, at any pace
    await expect(toast).toHaveText(body)
    const held = () =>
      page.evaluate(() =>
        document
          .getAnimations()
          .filter(({ effect }) => (effect as KeyframeEffect).target?.matches('[role="alert"] *'))
          .map(({ playState }) => playState),
      )
    await expect.poll(held).toEqual(['paused'])
    await page.keyboard.press('Enter')
    await expect(toast).toHaveCount(0)
  })
  await test.step('so does a code that is not complete', async () => {
    await page.unroute('**/getOtp/**')
    await submitButton(page).press('Enter')
    await expect(verifyButton(page)).toBeVisible()
    await expect(box(page, 1)).toBeFocused()
    await typeCode(page, '123')
    await page.keyboard.press('Enter')
    await expect(box(page, 4)).toBeFocused()
    await expect(box(page, 4)).toHaveAccessibleDescription('Please enter a valid 6-digit OTP') // R-OTP-07
  })
})

test('a place is chosen in the list and let go again, and the focus stays on it', async ({ page }) => {
  await page.goto(paths.stores())
  const details = page.getByRole('button', { name: 'Details of Hazratganj store, Lucknow' })
  await details.focus()
  await page.keyboard.press('Enter')
  await expect(details).toHaveAttribute('aria-expanded', 'true')
  await expect(details).toBeFocused()
  await press(page, 'Tab', 'Shift+Tab', 'Space')
  await expect(details).toBeFocused()
  await expect(details).toHaveAttribute('aria-expanded', 'false')
})
