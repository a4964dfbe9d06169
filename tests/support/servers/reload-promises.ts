import { paths } from '@/config/paths'
import { hydrated } from '../page/hydrated'
import { expect, test } from '../page/visitor'

/** Pages whose headers or files differ: a page with its own policy, one that may load Google's map, and the general listing. */
const addresses = [paths.home(), paths.stores(), paths.listing('Smoked_Honey')]

/**
 * What a visitor sees who loads a page anew. The browser then asks whether anything has changed, and the headers
 * of a 304 replace those that it cached: a host may have answered the first visit well and break the second. That those of
 * every page are the same, `hostPromises` says.
 * @param origin gives the host's origin, once it is running
 */
export function reloadPromises(origin: () => string): void {
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
