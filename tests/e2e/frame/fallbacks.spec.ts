import type { Page } from '@playwright/test'
import { paths } from '@/config/paths'
import { openFilters } from '../../support/data/catalogue'
import { hide, takeAway } from '../../support/faults/older-browser'
import {
  askForCode,
  aVisitor,
  codeFor,
  demoHydrated,
  requestSent,
  typeCode,
  verifyButton,
} from '../../support/page/demo-visitor'
import { mainLinks, menuButton } from '../../support/page/header'
import { hydrated } from '../../support/page/hydrated'
import { expect, gone, test } from '../../support/page/visitor'

// What is taken away stands in the styles and scripts of the page, whose policy would refuse changed ones.
test.use({ bypassCSP: true, viewport: { width: 390, height: 844 } })

const sideways = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)

test('without popovers the menu is a row of links, of which each leads where it says', async ({ page }) => {
  await hide(page, 'popover')
  const methods = ['popover', 'hidePopover', 'showPopover', 'togglePopover']
  await takeAway(page, ...methods.map((name): [string, string] => ['HTMLElement', name]))
  await page.addInitScript(() => {
    const supports = CSS.supports.bind(CSS)
    CSS.supports = (...parts: [string]) => !/popover/.test(parts[0]) && supports(...parts)
    const matches = Element.prototype.matches
    Reflect.set(Element.prototype, 'matches', function (this: Element, selector: string) {
      if (/popover/.test(selector)) throw new SyntaxError(`No selector: ${selector}`)
      return matches.call(this, selector)
    })
  })
  await page.goto(paths.terms())
  await hydrated(page)
  await expect(menuButton(page)).toBeHidden()
  expect(await sideways(page)).toBe(0)
  const links = await mainLinks(page).count()
  expect(links).toBeGreaterThan(3)
  for (let each = 0; each < links; each += 1) await expect(mainLinks(page).nth(each)).toBeInViewport()
  await mainLinks(page).first().click()
  await expect(page).not.toHaveURL(paths.terms())
  await expect(mainLinks(page).first()).toBeInViewport()
  // A screen that becomes large closes the menu, which is none.
  await page.setViewportSize({ width: 1280, height: 844 })
  await expect(mainLinks(page).first()).toBeInViewport()
})

test('without anchors the menu opens below the header', async ({ page }) => {
  await hide(page, 'anchors')
  await page.goto(paths.terms())
  await menuButton(page).click()
  await expect(mainLinks(page).first()).toBeInViewport()
  const button = await menuButton(page).boundingBox()
  const link = await mainLinks(page).first().boundingBox()
  expect(link?.y).toBeGreaterThanOrEqual((button?.y ?? 0) + (button?.height ?? 0))
  expect((link?.x ?? 0) + (link?.width ?? 0)).toBeLessThanOrEqual(390)
})

test('in an older browser all of a page is seen, within the screen, and does what it is for', async ({
  page,
}) => {
  await hide(page, 'newerStyles', 'anchors')
  await takeAway(
    page,
    ['Document', 'startViewTransition'],
    ['window', 'HTMLDialogElement'],
    ['window', 'requestIdleCallback'],
  )
  await page.addInitScript(() => Reflect.deleteProperty(window, 'OTPCredential'))
  for (const path of [paths.home(), paths.listing('Raw_Honey'), paths.bookDemo()])
    await test.step(`without the newest styles all of ${path} is seen, within the screen`, async () => {
      await page.goto(path)
      const headings = page.getByRole('main').getByRole('heading', { level: 2 })
      await expect(headings).not.toHaveCount(0)
      for (const heading of await headings.all()) {
        await heading.scrollIntoViewIfNeeded()
        await expect(heading).toBeVisible()
        await expect(heading).toHaveCSS('opacity', '1')
      }
      expect(await sideways(page)).toBe(0)
      if (path !== paths.listing('Raw_Honey')) return
      await test.step('without dialogs and idle callbacks the filters open and close', async () => {
        await hydrated(page)
        const { drawer, close } = await openFilters(page)
        await close.click()
        await gone(drawer)
      })
    })
  await test.step('without WebOTP a demo is requested with a code that is typed', async () => {
    await demoHydrated(page)
    const visitor = aVisitor('9845091001')
    await askForCode(page, visitor)
    await typeCode(page, await codeFor(page, visitor.phone))
    await verifyButton(page).click()
    await expect(page.getByText(requestSent)).toBeVisible()
  })
})
