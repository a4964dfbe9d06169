import { hydrated } from '../page/hydrated'
import { expect, test } from '../page/visitor'

/**
 * What a visitor sees who loads a page anew. The browser then asks whether anything has changed, and the headers
 * of a 304 replace those that it cached: a host may have answered the first visit well and break the second.
 * @param origin gives the host's origin, once it is running
 * @param addresses of the pages to load
 */
export function reloadPromises(origin: () => string, addresses: readonly string[]): void {
  for (const path of addresses) {
    // The fixture fails a test on any message in the console, and a violation of the policy is one.
    test(`${path} keeps its styles and scripts when it is reloaded twice`, async ({ page }) => {
      await page.goto(origin() + path)
      for (let time = 1; time <= 3; time += 1) {
        if (time > 1) await page.reload()
        await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(255, 250, 240)')
        await hydrated(page)
      }
    })
  }
}
