import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { RuntimeConfig } from '../src/config/runtime-config'
import type { ListingSnapshot } from '../src/services/listing-snapshot'
import { readChunkGraph, readLazyStyles } from './chunk-graph'
import { dataBlock, headHtml } from './html-head'
import type * as prerenderEntry from './prerender-entry'
import { writeSitemap } from './sitemap'

/** What the prerenderer needs to know of a finished browser build. */
export type PrerenderOptions = {
  dist: string
  /** Where the build for Node of `build/prerender-entry.tsx` lies. */
  prerenderFolder: string
  configUrl: string
  config: RuntimeConfig
  siteUrl: string
  /** Subcategories whose listing gets a page of its own. */
  listings: string[]
  /** The listings of `npm run snapshot`, where there are any. */
  snapshotFile: string
}

/** What runs before the first paint, and what every page starts with after it. */
const entrySource = 'index.html'
const startSource = 'src/app/start.tsx'

/** React hoists image preloads to the start of what it renders; a page's head is their place. */
const leadingLinks = /^(?:<link [^>]*>)+/

/**
 * Renders every fixed address to `dist/<url>/index.html`: its own head, its styles inlined, the scripts it
 * needs preloaded at low priority. The general listing page and `404.html` answer for the rest.
 */
export async function writePages(options: PrerenderOptions): Promise<void> {
  const { dist, prerenderFolder, configUrl, config, siteUrl, listings } = options
  const snapshot = await readSnapshot(options.snapshotFile)
  const entry = pathToFileURL(join(prerenderFolder, 'prerender-entry.js')).href
  const { pageDataId, pagesToPrerender, renderPage, siteName }: typeof prerenderEntry = await import(entry)
  const template = await readFile(join(dist, 'index.html'), 'utf8')
  const filesOf = readChunkGraph(dist)
  const lazyStylesOf = readLazyStyles(dist)
  const inlined = new Map<string, string>()
  const inlineStyle = async (file: string) => {
    if (!inlined.has(file)) inlined.set(file, (await readFile(join(dist, file), 'utf8')).trim())
    // The disabled link tells the loader of lazy chunks that these styles are here already.
    return `<style>${inlined.get(file)}</style><link rel="stylesheet" href="/${file}" disabled>`
  }

  const pages = pagesToPrerender(listings)
  for (const page of pages) {
    const { html, head, sources, data, jsonLd } = await renderPage(page.url, { config, siteUrl, snapshot })
    const { scripts, styles } = filesOf([entrySource, startSource, ...sources])
    const links = html.match(leadingLinks)?.[0] ?? ''
    const canonical = page.indexed ? `${siteUrl}${page.canonical ?? page.url}` : undefined
    const headParts = [
      headHtml({ head, canonical, siteUrl, siteName, jsonLd }),
      ...dataHosts(config, siteUrl).map((origin) => `<link rel="preconnect" href="${origin}" crossorigin>`),
      links,
      ...(await Promise.all([...new Set([...styles, ...lazyStylesOf(html)])].map(inlineStyle))),
      `<link rel="preload" href="${configUrl}" as="fetch" crossorigin fetchpriority="low">`,
      ...scripts.map((file) => `<link rel="modulepreload" href="/${file}" fetchpriority="low">`),
    ]
    const dataHtml = dataBlock(data, `type="application/json" id="${pageDataId}"`)
    const filled = withoutBuildLinks(template)
      .replace('<!--head-->', () => headParts.filter(Boolean).join('\n    '))
      .replace('<!--app--></div>', () => `${html.slice(links.length)}</div>${dataHtml}`)
    const file = join(dist, page.file)
    await mkdir(dirname(file), { recursive: true })
    await writeFile(file, filled)
  }
  await writeSitemap(dist, siteUrl, pages)
  await removeOtherConfigurations(dist, configUrl)
  await rm(join(dist, '.vite'), { recursive: true })
}

/** Other hosts that lists are asked from: the way there is opened while the page is read. */
function dataHosts({ endpoints }: RuntimeConfig, siteUrl: string): string[] {
  const { token, subcategories, productsBySubcategory, productsOfUser } = endpoints
  const origins = [token, subcategories, productsBySubcategory, productsOfUser].map(
    (address) => new URL(address, siteUrl).origin,
  )
  return [...new Set(origins)].filter((origin) => origin !== new URL(siteUrl).origin)
}

/** The style sheets and preloads that the bundler wrote into the template: each page gets its own. */
const withoutBuildLinks = (template: string) =>
  template.replace(/\s*<link rel="(?:stylesheet|modulepreload)"[^>]*>/g, '')

/** The listings that were asked for before this build; without them listing pages load theirs. */
async function readSnapshot(file: string): Promise<ListingSnapshot | undefined> {
  const json = await readFile(file, 'utf8').catch(() => undefined)
  return json === undefined ? undefined : JSON.parse(json)
}

/** A build keeps its own configuration file alone (R-GEN-12). */
async function removeOtherConfigurations(dist: string, configUrl: string): Promise<void> {
  const files = (await readdir(dist)).filter((name) => /^config(\.\w+)?\.json$/.test(name))
  await Promise.all(files.filter((name) => `/${name}` !== configUrl).map((name) => rm(join(dist, name))))
}
