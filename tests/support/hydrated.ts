import { expect, type Page } from '@playwright/test'

/** Resolves once React has taken over the page's HTML, its heading included. */
export async function hydrated(page: Page): Promise<void> {
  const isReacts = () => {
    const heading = document.querySelector('h1')
    return heading !== null && Object.keys(heading).some((key) => key.startsWith('__react'))
  }
  await expect.poll(() => page.evaluate(isReacts), { message: 'the heading belongs to React' }).toBe(true)
}

/** Reads a page to its end, a screen at a time, until nothing more is loaded. */
export async function readToTheEnd(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle')
  const screens = await page.evaluate(() => Math.ceil(document.documentElement.scrollHeight / innerHeight))
  for (let screen = 1; screen <= screens; screen += 1) {
    await page.evaluate((at) => {
      window.scrollTo({ top: at * innerHeight, behavior: 'instant' })
      return new Promise((painted) => requestAnimationFrame(() => requestAnimationFrame(painted)))
    }, screen)
  }
  await page.waitForLoadState('networkidle')
}
