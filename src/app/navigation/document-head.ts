import { setPageTitle } from '@/browser/document-title'
import { sitePath } from '@/config/language'
import type { PageHead } from '@/content/page-head'

/** Brings the tab's title and the page's description in line with its head. */
export function showHead({ title, description }: PageHead): void {
  setPageTitle(title)
  document.querySelector('meta[name="description"]')?.setAttribute('content', description)
}

/**
 * Sets the canonical link to that of the page shown. The HTML may be another page's, such as
 * `404.html` at an address that was normalized.
 * @param path of the page; undefined for pages that search engines should not list
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
