import type { PageHead } from '../src/content/page-head'

const escapeText = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
const escapeAttribute = (text: string) => escapeText(text).replaceAll('"', '&quot;')

/** Data inside a page, which no browser runs. A closing tag inside it must not end the element. */
export const dataBlock = (data: unknown, attributes: string) =>
  `<script ${attributes}>${JSON.stringify(data).replaceAll('<', '\\u003c')}</script>`

/** What the head of a prerendered page is made of. */
export type HeadParts = {
  head: PageHead
  /** Absolute address of the page; absent on pages that are not meant to be found. */
  canonical?: string | undefined
  siteUrl: string
  siteName: string
  /** Structured data besides the head's own. */
  jsonLd: object[]
}

/** The head of one page as HTML: title, description, canonical link, Open Graph and JSON-LD. */
export function headHtml({ head, canonical, siteUrl, siteName, jsonLd }: HeadParts): string {
  const meta = (name: string, content: string) =>
    `<meta name="${name}" content="${escapeAttribute(content)}">`
  const graph = (property: string, content: string) =>
    `<meta property="og:${property}" content="${escapeAttribute(content)}">`
  const lines = [`<title>${escapeText(head.title)}</title>`, meta('description', head.description)]
  if (canonical) lines.push(`<link rel="canonical" href="${escapeAttribute(canonical)}">`)
  else lines.push(meta('robots', 'noindex'))
  lines.push(
    graph('type', 'website'),
    graph('site_name', siteName),
    graph('title', head.title),
    graph('description', head.description),
    graph('locale', 'en_IN'),
    graph('image', `${siteUrl}/images/icon-512.png`),
  )
  if (canonical) lines.push(graph('url', canonical))
  for (const data of [...(head.jsonLd?.(siteUrl) ?? []), ...jsonLd]) {
    lines.push(dataBlock(data, 'type="application/ld+json"'))
  }
  return lines.join('\n    ')
}
