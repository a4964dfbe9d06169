import { expect, type Page, test } from '@playwright/test'
import { layoutShift } from './layout-shift'

/** Opens an address in a fresh tab and finds header, footer and the one heading of its page (R-ROUTE-29). */
export async function openPage(page: Page, path: string, heading: string): Promise<void> {
  await page.goto(path)
  await expectPage(page, heading)
}

/** Finds header, footer and the one heading of the page that is open (R-ROUTE-29). */
export async function expectPage(page: Page, heading: string): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
  await expect(page.getByRole('heading', { level: 1, name: heading, exact: true })).toBeVisible()
  await expect(page.getByRole('banner')).toBeVisible()
  await expect(page.getByRole('contentinfo')).toBeVisible() // R-ROUTE-29
}

/** Reads a page on a small phone, as `readThroughOnSmallPhone` does, and then has it on a wide screen. */
export async function readThroughThenWide(page: Page, path: string, heading: string): Promise<void> {
  await test.step('it can be read on a small phone, and nothing moves', () =>
    readThroughOnSmallPhone(page, path))
  await page.setViewportSize({ width: 1280, height: 900 })
  await expectPage(page, heading)
}

/** Reads a page to its end at 320 px: nothing moves by itself, and nothing sticks out sideways. */
export async function readThroughOnSmallPhone(page: Page, path: string): Promise<void> {
  await page.setViewportSize({ width: 320, height: 640 })
  await page.goto(path)
  const end = page.getByRole('contentinfo')
  for (const heading of await page.getByRole('heading', { level: 2 }).all()) {
    await heading.scrollIntoViewIfNeeded()
  }
  await end.scrollIntoViewIfNeeded()
  await page.waitForLoadState('networkidle')
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320)
  expect(await layoutShift(page)).toBe('0.000')
}
