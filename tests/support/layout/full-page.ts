import { expect, type Page } from '@playwright/test'
import { hydrated } from '../page/hydrated'

/** Opens an address, and finds header, footer and the one heading of its page (R-ROUTE-29), hydrated. */
export async function openPage(page: Page, path: string, heading: string): Promise<void> {
  await page.goto(path)
  await hydrated(page)
  await expectPage(page, heading)
}

/** Finds header, footer and the one heading of the page that is open (R-ROUTE-29). */
export async function expectPage(page: Page, heading: string): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
  await expect(page.getByRole('heading', { level: 1, name: heading, exact: true })).toBeVisible()
  await expect(page.getByRole('banner')).toBeVisible()
  await expect(page.getByRole('contentinfo')).toBeVisible() // R-ROUTE-29
}
