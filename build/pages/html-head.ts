import type { Language } from '../../src/config/languages'
import type { PageHead } from '../../src/content/page-head'
import type { PreviewPicture } from '../previews/pictures'

const escapeText = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
/** A text as it stands in an attribute. */
const escapeAttribute = (text: string) => escapeText(text).replaceAll('"', '&quot;')

/** A text as it stands in HTML that React has rendered. */
export const escapedByReact = (text: string) =>
  escapeAttribute(text).replaceAll("'", '&#x27;').replaceAll('>', '&gt;')

/** Data inside a page, which no browser runs. A closing tag inside it must not end the element. */
export const dataBlock = (data: unknown, attributes: string) =>
  `<script ${attributes}>${JSON.stringify(data).replaceAll('<', '\\u003c')}</script>`

/** What the head of a prerendered page is made of. */
export type HeadParts = {
  head: PageHead
  /** Absolute address of the page; absent on pages that are not meant to be found. */
  canonical?: string | undefined
  /** Whether the site is meant to be found at all: those that are tried out are not. */
  searchable: boolean
  siteUrl: string
  siteName: string
  /** What those show who preview a link. */
  picture: PreviewPicture & { alt: string }
  /** Origins that the page is about to call. */
  hosts: readonly string[]
  language: Language
  /** The same page in every language that is built. */
  alternates: readonly (readonly [hreflang: string, address: string])[]
  /** Structured data. */
  jsonLd: readonly object[]
}

/** The head of one page as HTML: title, description, canonical link, preview and JSON-LD. */
export function headHtml(parts: HeadParts): string {
  const { head, canonical, searchable, siteUrl, siteName, picture, hosts, jsonLd, language, alternates } =
    parts
  const meta = (name: string, content: string) =>
    `<meta name="${name}" content="${escapeAttribute(content)}">`
  const graph = (property: string, content: string | number) =>
    `<meta property="og:${property}" content="${escapeAttribute(String(content))}">`
  const lines = [
    `<title>${escapeText(head.title)}</title>`,
    ...hosts.map((host) => `<link rel="preconnect" href="${escapeAttribute(host)}" crossorigin>`),
    meta('description', head.description),
    ...(canonical ? [`<link rel="canonical" href="${escapeAttribute(canonical)}">`] : []),
    ...alternates.map(
      ([hreflang, href]) => `<link rel="alternate" hreflang="${hreflang}" href="${escapeAttribute(href)}">`,
    ),
    ...(canonical && searchable ? [] : [meta('robots', 'noindex')]),
    graph('type', 'website'),
    graph('site_name', siteName),
    graph('title', head.title),
    graph('description', head.description),
    graph('locale', language.locale.replace('-', '_')),
    graph('image', siteUrl + picture.path),
    graph('image:type', picture.type),
    graph('image:width', picture.width),
    graph('image:height', picture.height),
    graph('image:alt', picture.alt),
    ...(canonical ? [graph('url', canonical)] : []),
    meta('twitter:card', 'summary_large_image'),
    ...jsonLd.map((data) => dataBlock(data, 'type="application/ld+json"')),
  ]
  return lines.join('\n    ')
}
