import { expect, type Locator, type Page } from '@playwright/test'

/**
 * Resolves once React has hydrated a control; before that a link is followed by the browser itself, and
 * nothing stays in place. Parts behind hydration come after the page.
 */
export async function answers(control: Locator): Promise<void> {
  const isReacts = (element: Element) => Object.keys(element).some((key) => key.startsWith('__react'))
  await expect.poll(() => control.evaluate(isReacts), { message: 'it belongs to React' }).toBe(true)
}

/** Resolves once React has hydrated the page's HTML, its heading included. */
export const hydrated = (page: Page) => answers(page.locator('h1').first())

/** Reads a page to its end, a screen at a time, until nothing more is loaded. */
export async function readToTheEnd(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle')
  await page.evaluate(async () => {
    const painted = () =>
      new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
    for (let at = innerHeight; at < document.documentElement.scrollHeight; at += innerHeight) {
      window.scrollTo({ top: at, behavior: 'instant' })
      await painted()
    }
  })
  await page.waitForLoadState('networkidle')
}
