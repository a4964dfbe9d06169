import { createHash } from 'node:crypto'
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { everySubcategory } from '../src/config/paths'
import type { RuntimeConfig } from '../src/config/runtime-config'
import type { ListingSnapshot } from '../src/services/listing-snapshot'
import { type BrowserBuild, readChunkGraph, readLazyStyles } from './chunk-graph'
import { dataHosts } from './data-hosts'
import { isOfCatalogue } from './host-rules'
import { dataBlock, headHtml } from './html-head'
import type * as prerenderEntry from './prerender-entry'
import { previewMaker, svgFinder } from './previews/pictures'
import { withoutPrintRules, writePrintStyles } from './print-styles'
import { writeSitemap } from './sitemap'

/** What the prerenderer needs to know of a finished browser build. */
export type PrerenderOptions = {
  dist: string
  /** What the bundler made of the site for browsers. */
  build: BrowserBuild
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
 * needs named for after the first paint. The general listing page and `404.html` answer for the rest.
 */
export async function writePages(options: PrerenderOptions): Promise<void> {
  const { dist, build, prerenderFolder, configUrl, config, siteUrl, listings } = options
  const snapshot = await readSnapshot(options.snapshotFile)
  const entry = pathToFileURL(join(prerenderFolder, 'prerender-entry.js')).href
  const { laterScriptsId, pageDataId, pagesToPrerender, renderPage, siteName }: typeof prerenderEntry =
    await import(entry)
  const drawings = { siteName, svgOf: svgFinder(dist, config.environment === 'local') }
  const makePreview = await previewMaker(dist, drawings)
  const template = await readFile(join(dist, 'index.html'), 'utf8')
  const filesOf = readChunkGraph(build)
  const lazyStylesOf = readLazyStyles(build)
  const printStyles = await writePrintStyles(dist)
  const inlined = new Map<string, string>()
  const textOf = async (file: string) => {
    const text = inlined.get(file) ?? withoutPrintRules(await readFile(join(dist, file), 'utf8')).trim()
    inlined.set(file, text)
    return text
  }
  // One element, and so one hash in the page's policy.
  const inlineStyles = async (files: readonly string[]) => {
    const texts = await Promise.all(files.map(textOf))
    return `<style>${texts.join('\n')}</style><link rel="stylesheet" href="/${printStyles}" media="print">`
  }
  // They tell the loader of lazy chunks that these styles are here already. Browsers that look ahead in the HTML would fetch
  // them all the same, before the picture, so they wait in the template.
  const styleMarks = (files: readonly string[]) =>
    files.map((file) => `<link rel="stylesheet" href="/${file}" disabled>`).join('')

  const integrity = await integrityOf(
    dist,
    [entrySource, startSource].flatMap((source) => filesOf([source]).scripts.slice(-1)),
  )
  const first = filesOf([entrySource]).scripts
  const preloads = (files: readonly string[]) =>
    files
      .map(
        (file) =>
          `<link rel="modulepreload" href="/${file}"${integrity.get(file) ?? ''} fetchpriority="low">`,
      )
      .join('')
  const pages = pagesToPrerender(listings, snapshot)
  const products = snapshot?.listings[everySubcategory]?.length ?? 0
  const productPages = pages.filter(({ product }) => product).length
  // Whoever builds a long catalogue is to know that not all of it has pages.
  if (productPages < products) console.log(`${productPages} of ${products} products get a page of their own.`)
  const addresses = new Set(pages.map(({ url }) => url))
  const drawn = []
  for (const page of pages) {
    const rendered = await renderPage(page, { config, siteUrl, snapshot, addresses })
    const { scripts, styles } = filesOf([entrySource, startSource, ...rendered.sources])
    const lazyStyles = lazyStylesOf(rendered.html)
    const ofCatalogue = isOfCatalogue(`/${page.file}`)
    drawn.push({ ...rendered, page, ofCatalogue, scripts, styles: [...new Set([...styles, ...lazyStyles])] })
  }
  // All alike, so that one hash stands for them in the policy that the whole catalogue shares.
  const catalogueStyles = new Set(drawn.flatMap(({ ofCatalogue, styles }) => (ofCatalogue ? styles : [])))
  for (const { page, ofCatalogue, scripts, styles, html, head, data, facts, asksAtOnce } of drawn) {
    const picture = { ...(await makePreview(facts.preview, facts.slug)), alt: facts.preview.alt }
    const hosts = asksAtOnce ? dataHosts(config, siteUrl) : []
    const links = html.match(leadingLinks)?.[0] ?? ''
    const inlinedFiles = ofCatalogue ? [...catalogueStyles] : styles
    const later = scripts.filter((file) => !first.includes(file))
    const canonical = page.indexed ? `${siteUrl}${page.canonical ?? page.url}` : undefined
    const headParts = [
      headHtml({ head, canonical, siteUrl, siteName, picture, hosts, jsonLd: facts.jsonLd }),
      links,
      await inlineStyles(inlinedFiles),
      `<link rel="preload" href="${configUrl}" as="fetch" crossorigin fetchpriority="low">`,
      preloads(first),
      `<template id="${laterScriptsId}">${styleMarks(inlinedFiles)}${preloads(later)}</template>`,
    ]
    const dataHtml = dataBlock(data, `type="application/json" id="${pageDataId}"`)
    const filled = withIntegrity(withoutBuildLinks(template), integrity)
      .replace('<!--head-->', () => headParts.filter(Boolean).join('\n    '))
      .replace('<!--app--></div>', () => `${html.slice(links.length)}</div>${dataHtml}`)
    const file = join(dist, page.file)
    await mkdir(dirname(file), { recursive: true })
    await writeFile(file, filled)
  }
  await writeSitemap(dist, siteUrl, pages)
  await removeOtherConfigurations(dist, configUrl)
}

/** The style sheets and preloads that the bundler wrote into the template: each page gets its own. */
const withoutBuildLinks = (template: string) =>
  template.replace(/\s*<link rel="(?:stylesheet|modulepreload)"[^>]*>/g, '')

/**
 * The attribute by which a browser runs a script as it was built, or not at all. Of the scripts that begin everything alone: one for
 * each would weigh half a kilobyte in every page.
 */
async function integrityOf(dist: string, files: readonly string[]): Promise<ReadonlyMap<string, string>> {
  const attributeOf = async (file: string) => {
    const hash = createHash('sha256').update(await readFile(join(dist, file)))
    return [file, ` integrity="sha256-${hash.digest('base64')}"`] as const
  }
  return new Map(await Promise.all(files.map(attributeOf)))
}

const withIntegrity = (html: string, integrity: ReadonlyMap<string, string>) =>
  html.replace(/<script\b[^>]* src="\/([^"]+)"/g, (tag, file: string) => `${tag}${integrity.get(file) ?? ''}`)

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
