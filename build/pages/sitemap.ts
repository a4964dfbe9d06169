import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type Language, rootLanguage, withPrefix } from '../../src/config/languages'

/** The pages of one language. */
export type SitemapLanguage = {
  language: Language
  pages: readonly { url: string; repeats?: true; indexed: boolean }[]
  /** Addresses without a page of their own that are to be found as well. */
  others: readonly string[]
}

/** Each language's address of a page, and the one for those who speak none of them. */
export const alternatesOf = (
  languages: readonly Language[],
  addressOf: (language: Language) => string,
): (readonly [hreflang: string, address: string])[] =>
  languages.length > 1
    ? [
        ...languages.map((language) => [language.locale, addressOf(language)] as const),
        ['x-default', addressOf(rootLanguage)] as const,
      ]
    : []

const escaped = (text: string) => text.replaceAll('&', '&amp;')

/**
 * Writes `sitemap.xml` with every page meant to be found in every language, and a `robots.txt` that
 * names it.
 */
export async function writeSitemap(
  dist: string,
  siteUrl: string,
  written: readonly SitemapLanguage[],
): Promise<void> {
  const languages = written.map(({ language }) => language)
  const addressIn = (url: string) => (language: Language) =>
    escaped(siteUrl + withPrefix(url, language.prefix))
  const entries = written.flatMap(({ language, pages, others }) => {
    const own = pages.filter((page) => page.indexed && !page.repeats).map((page) => page.url)
    return [...own, ...others].map((url) => {
      const links = alternatesOf(languages, addressIn(url)).map(
        ([hreflang, href]) => `<xhtml:link rel="alternate" hreflang="${hreflang}" href="${href}"/>`,
      )
      return `  <url><loc>${addressIn(url)(language)}</loc>${links.join('')}</url>`
    })
  })
  const namespace = languages.length > 1 ? ' xmlns:xhtml="http://www.w3.org/1999/xhtml"' : ''
  const sitemap = [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"${namespace}>`,
    ...entries,
    '</urlset>',
    '',
  ]
  await writeFile(join(dist, 'sitemap.xml'), sitemap.join('\n'))
  await writeFile(join(dist, 'robots.txt'), `User-agent: *\nAllow: /\nSitemap: ${siteUrl}/sitemap.xml\n`)
}
