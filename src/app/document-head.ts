import { documentTitle } from '@/browser/document-title'
import type { PageHead } from '@/content/page-head'

/** Brings the tab's title and the page's description and canonical address in line with its head. */
export function showHead({ title, description }: PageHead): void {
  documentTitle.ofPage(title)
  document.querySelector('meta[name="description"]')?.setAttribute('content', description)
  const canonical = document.querySelector<HTMLLinkElement>('link[rel="canonical"]')
  if (canonical) canonical.href = new URL(location.pathname, canonical.href).href
}
