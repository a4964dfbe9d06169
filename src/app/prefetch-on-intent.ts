import { onDestination } from '@/browser/destination'
import { onLinkIntent } from '@/browser/on-link-intent'
import { isInLanguage, routePath } from '@/config/language'
import { needsNewDocument } from '@/config/new-document'
import { pagesAt } from './routes'

/** Fetches the modules that an address shows, then the lists of each. */
async function prefetch(path: string): Promise<void> {
  for (const { page, params } of pagesAt(path)) {
    const { exports } = await page.load()
    // Lists live in the document's memory: no use where the link loads another document.
    if (exports.prefetch && !needsNewDocument(routePath(location.pathname), path))
      await exports.prefetch(await import('@/services/lists/queries'), params)
  }
}

/** Starts to load a page when its link is about to be followed, or a visitor to be taken there. */
export function prefetchOnIntent(page: Document): void {
  // Whoever goes there sees the failure.
  const begin = (path: string) => void prefetch(path).catch(() => {})
  onDestination(page, begin)
  onLinkIntent(page, (link) => {
    if (link.origin !== location.origin || link.target === '_blank' || link.pathname === location.pathname)
      return
    if (!isInLanguage(link.pathname)) return
    begin(routePath(link.pathname))
  })
}
