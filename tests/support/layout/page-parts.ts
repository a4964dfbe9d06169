import type { Page } from '@playwright/test'
import { offline } from '@/content/en/site/offline'
import { expect } from '../page/visitor'

/** The heading of a page. */
export const heading = (page: Page, name: string) =>
  page.getByRole('heading', { level: 1, name, exact: true })

export const footerLink = (page: Page, name: string) =>
  page.getByRole('contentinfo').getByRole('link', { name, exact: true })

/** The line that says that there is no connection. */
export const offlineStatus = (page: Page) => page.getByRole('status').filter({ hasText: offline.status })

/** How many pixels lie above the screen. */
export const scrolledTo = (page: Page) => page.evaluate(() => Math.round(window.scrollY))

/** The page has its styles: its ground is the site's. */
export const styled = (page: Page) =>
  expect(page.locator('body')).toHaveCSS('background-color', 'rgb(255, 250, 240)')

/**
 * The page of an address is drawn, which is some time after the address has changed.
 * @param wait `expect`, with the time limit that is wanted
 */
export async function isOpen(page: Page, path: string, wait = expect): Promise<void> {
  await wait(page).toHaveURL(({ pathname, search, hash }) => pathname + search + hash === path)
  await wait(page.locator(`link[rel="canonical"][href$="${path}"]`)).toBeAttached()
}
