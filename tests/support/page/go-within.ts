import type { Page } from '@playwright/test'

/** Leads to an address of the site as Back and Forward do: the page stays, and nothing is loaded anew. */
export const goWithin = (page: Page, address: string) =>
  page.evaluate((href) => {
    history.pushState(null, '', href)
    dispatchEvent(new PopStateEvent('popstate'))
  }, address)
