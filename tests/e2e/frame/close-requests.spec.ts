import type { Page } from '@playwright/test'
import { openFilters, openListing, slidIn } from '../../support/data/catalogue'
import { menuButton } from '../../support/page/header'
import { hydrated } from '../../support/page/hydrated'
import { jars, linkOf, listing, nameOf, panelOf } from '../../support/page/product-panel'
import { expect, gone, test } from '../../support/page/visitor'

/**
 * Notes every `CloseWatcher` that the page has: a phone's own Back goes to the last of them. The engine has its own for
 * `<dialog>` and `popover`.
 */
const watchWatchers = (page: Page) =>
  page.addInitScript(() => {
    const open: CloseWatcher[] = []
    Object.assign(window, { watchers: open })
    const Native = window.CloseWatcher
    if (!Native) return
    window.CloseWatcher = class extends Native {
      constructor() {
        super()
        open.push(this)
        this.addEventListener('close', () => open.splice(open.indexOf(this), 1))
      }
      override destroy() {
        super.destroy()
        if (open.includes(this)) open.splice(open.indexOf(this), 1)
      }
    }
  })

/** What a phone's own Back does where a watcher of the page is uppermost; tells whether one was there. */
const requestClose = (page: Page) =>
  page.evaluate(() => {
    const last = (window as unknown as { watchers: CloseWatcher[] }).watchers.at(-1)
    last?.requestClose()
    return last !== undefined
  })

const focusIsInDrawer = (page: Page) =>
  page.evaluate(() => document.activeElement?.closest('[role="dialog"]')?.contains(document.activeElement))

const steps = (page: Page) => page.evaluate(() => history.length)

test.beforeEach(({ page }) => watchWatchers(page))

test("the filter drawer keeps the focus and closes alone, by Escape or by a phone's Back", async ({
  page,
}) => {
  await openListing(page, jars)
  await test.step('one Escape closes the drawer, and nothing below it', async () => {
    const { drawer } = await openFilters(page)
    await page.keyboard.press('Escape')
    await gone(drawer)
    await expect(page).toHaveURL(listing)
  })
  const { drawer, from, close } = await openFilters(page)
  const last = drawer.getByRole('button', { name: 'Show 3 products', exact: true })
  for (const [key, begin, next] of [
    ['Tab', last, close],
    ['Shift+Tab', close, last],
  ] as const)
    await test.step(`${key} goes round in the drawer, and nowhere else`, async () => {
      await begin.focus()
      await page.keyboard.press(key)
      await expect(next).toBeFocused()
      for (let press = 0; press < 16; press += 1) {
        await page.keyboard.press(key)
        expect(await focusIsInDrawer(page)).toBe(true)
      }
    })
  await test.step('so does the next Escape, and the focus is where it was before', async () => {
    await page.keyboard.press('Escape')
    await gone(drawer)
    await expect(page.getByRole('button', { name: 'Filter', exact: true })).toBeFocused()
  })
  await test.step("a phone's Back closes it, and the listing stays with its filters", async () => {
    await openFilters(page)
    await from.fill('300')
    await expect(page).toHaveURL(`${listing}?from=300`)
    const before = await steps(page)
    expect(await requestClose(page)).toBe(true)
    await gone(drawer)
    await expect(page).toHaveURL(`${listing}?from=300`)
    await expect(page.getByRole('button', { name: 'Filter', exact: true })).toBeFocused()
    expect(await steps(page)).toBe(before)
    expect(await requestClose(page), 'the next Back leaves the page').toBe(false)
  })
})

test("a phone's Back closes the panel, and what lies over a page closes by itself", async ({ page }) => {
  await openListing(page, jars)
  const share = page.getByRole('dialog', { name: 'Share', exact: true })
  await test.step('the panel closes, and the dialog of sharing over it first', async () => {
    await linkOf(page, 0).click()
    const panel = panelOf(page, nameOf(0))
    await expect(panel).toBeVisible()
    await slidIn(panel)
    await panel.getByRole('button', { name: `Share ${nameOf(0)}`, exact: true }).click()
    await expect(share).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(share).toBeHidden()
    await expect(panel).toBeVisible()
    await expect(panel.getByRole('button', { name: `Share ${nameOf(0)}`, exact: true })).toBeFocused()
    expect(await requestClose(page)).toBe(true)
    await gone(panel)
    await expect(page).toHaveURL(listing)
    await expect(linkOf(page, 0)).toBeFocused()
  })
  await test.step('the engine closes the menu and the dialog of sharing by itself', async () => {
    await page.setViewportSize({ width: 360, height: 740 })
    await hydrated(page)
    await menuButton(page).click()
    await expect(menuButton(page)).toHaveAttribute('aria-expanded', 'true')
    await page.keyboard.press('Escape')
    await expect(menuButton(page)).toHaveAttribute('aria-expanded', 'false')
    await page.getByRole('button', { name: 'Share', exact: true }).click()
    await expect(share).toBeVisible()
    expect(await share.evaluate((dialog) => dialog.matches('dialog:modal'))).toBe(true)
    await page.keyboard.press('Escape')
    await expect(share).toBeHidden()
  })
})
