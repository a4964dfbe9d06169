import { documentTitle } from '@/browser/document-title'
import { sitePath } from '@/config/language'
import type { PageHead } from '@/content/page-head'

/** Brings the tab's title and the page's description in line with its head. */
export function showHead({ title, description }: PageHead): void {
  documentTitle.ofPage(title)
  document.querySelector('meta[name="description"]')?.setAttribute('content', description)
}

/**
 * Gives the document the canonical link that the page's own file has: the HTML may be that of another page, such as `404.html`
 * at a mended address.
 * @param path of the page; nothing on pages that are not meant to be found
 */
export function showCanonical(path: string | undefined): void {
  const link = document.querySelector<HTMLLinkElement>('link[rel="canonical"]')
  if (path === undefined) {
    link?.remove()
    return
  }
  const canonical = link ?? document.head.appendChild(document.createElement('link'))
  canonical.rel = 'canonical'
  canonical.href = __SITE_ORIGIN__ + sitePath(path)
}
