import { hydrated } from './hydrated'
import { expect, test } from './visitor'

/**
 * What a visitor sees who loads a page anew. The browser then asks whether anything has changed, and the headers
 * of a 304 replace those that it kept: a host may have answered the first visit well and break the second.
 * @param origin gives the host's origin, once it is running
 */
export function reloadPromises(origin: () => string): void {
  for (const path of [
    '/',
    '/farmers',
    '/collections/products/Raw_Honey',
    '/collections/products/Smoked_Honey',
    '/book-demo',
    '/location',
  ]) {
    // The fixture fails a test on any message in the console, and a violation of the policy is one.
    test(`${path} keeps its styles and scripts when it is reloaded twice`, async ({ page }) => {
      await page.goto(origin() + path)
      for (let time = 1; time <= 3; time += 1) {
        if (time > 1) await page.reload()
        await expect(page.getByRole('contentinfo')).toHaveCSS('background-color', 'rgb(23, 64, 42)')
        await hydrated(page)
      }
    })
  }
}
