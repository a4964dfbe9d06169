import { onApproach } from '@/browser/on-approach'
import { changesPolicy } from '@/config/paths'
import { pagesAt } from './routes'

/** The module of an address's page, then its lists. */
async function prefetch(path: string): Promise<void> {
  for (const { page: lazyPage, params } of pagesAt(path)) {
    const { page } = await lazyPage.load()
    // Lists live in the document, and some ways lead to another one.
    if (page.prefetch && !changesPolicy(location.pathname, path))
      await page.prefetch(await import('@/services/queries'), params)
  }
}

/** Starts to load a page when its link is about to be followed. */
export function prefetchOnApproach(page: Document): void {
  onApproach(page, (link) => {
    if (link.origin !== location.origin || link.target === '_blank' || link.pathname === location.pathname)
      return
    void prefetch(link.pathname).catch(() => {}) // whoever follows the link sees the failure
  })
}
