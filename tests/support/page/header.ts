import type { Page } from '@playwright/test'
import { paths } from '@/config/paths'
import { hydrated } from './hydrated'

/** The button that opens the menu where the header has no room for its links, and that menu. */
export const menuButton = (page: Page) => page.getByRole('button', { name: 'Menu' })
export const menu = (page: Page) => page.locator('#main-menu')

/** The links of the header, in its row or in the menu. */
export const mainLinks = (page: Page) => page.getByRole('navigation', { name: 'Main' }).getByRole('link')

/** What unfolds the links to the audiences. */
export const solutions = (page: Page) => page.getByRole('navigation', { name: 'Main' }).locator('summary')

/** Opens a page, one that needs little where none is named, in a window of this width; waits until it answers. */
export async function openAt(page: Page, width: number, path = paths.terms()): Promise<void> {
  await page.setViewportSize({ width, height: 800 })
  await page.goto(path)
  await hydrated(page)
}
