import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'

type SitemapPage = { url: string; canonical?: string; indexed: boolean }

/** Writes `sitemap.xml` with every page meant to be found, and a `robots.txt` that names it. */
export async function writeSitemap(dist: string, siteUrl: string, pages: SitemapPage[]): Promise<void> {
  const urls = pages.filter((page) => page.indexed && !page.canonical).map((page) => page.url)
  const entries = urls.map((url) => `  <url><loc>${siteUrl}${url.replaceAll('&', '&amp;')}</loc></url>`)
  const sitemap = [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...entries,
    '</urlset>',
    '',
  ]
  await writeFile(join(dist, 'sitemap.xml'), sitemap.join('\n'))
  await writeFile(join(dist, 'robots.txt'), `User-agent: *\nAllow: /\nSitemap: ${siteUrl}/sitemap.xml\n`)
}
