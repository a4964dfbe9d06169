import { mkdir, readdir, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import pLimit from 'p-limit'
import { rootLanguage } from '../../src/config/languages'
import { everySubcategory, mapPaths } from '../../src/config/paths'
import type { RuntimeConfig } from '../../src/config/runtime-config'
import { allEnded } from '../all-ended'
import { readChunkGraph, readLazyStyles } from '../bundle/chunk-graph'
import { compressFile } from '../bundle/compress'
import { isConfigFile } from '../config-file'
import { withStylePolicy } from '../hosts/content-policies'
import { isOfCatalogue } from '../hosts/host-rules'
import type { ListingSnapshot } from '../snapshot/listing-snapshot'
import type { LanguageBuild } from './language-builds'
import { headMaker } from './page-head'
import { integrityOf, pageFiller } from './page-html'
import type * as prerenderEntry from './prerender-entry'
import type { RenderedPage } from './prerender-entry'
import type { PrerenderedPage } from './prerendered-pages'
import { type SitemapLanguage, writeSitemap } from './sitemap'

/** What the prerenderer needs to know of a finished browser build. */
export type PrerenderOptions = {
  dist: string
  /** What the bundler made of the site, a build for each language. */
  builds: readonly LanguageBuild[]
  configUrl: string
  config: RuntimeConfig
  siteUrl: string
  /** Subcategories whose listing gets a page of its own. */
  listings: string[]
  /** The listings of `npm run snapshot`, where there are any. */
  snapshot: ListingSnapshot | undefined
}

/** What runs before the first paint, and what every page starts with after it. */
const entrySource = 'src/main.ts'
const startSource = 'src/app/start.tsx'

/**
 * Lazy parts that a page loads without a touch, right after its start. Their style sheets are part of
 * the page's one file: as separate files, each would make the browser match every element again.
 */
const autoLoaded = ['src/features/carousel/CarouselList.tsx', 'src/features/offers/OfferList.tsx']

/** Pages of a language that are written at the same time. */
const concurrency = 4

/**
 * Renders every fixed address of every language to `dist/<url>/index.html`, with its own head,
 * inlined styles, and preloads for after the first paint. The general listing page and `404.html`
 * answer for all other addresses.
 */
export async function writePages(options: PrerenderOptions): Promise<void> {
  const { dist, builds, configUrl, siteUrl } = options
  const written = await allEnded(builds.map((build) => writeLanguage(build, options)))
  await writeSitemap(dist, siteUrl, written)
  await removeOtherConfigurations(dist, configUrl)
}

/** Writes the pages of one language. */
async function writeLanguage(built: LanguageBuild, options: PrerenderOptions): Promise<SitemapLanguage> {
  const { language, bundle, template, prerenderFolder } = built
  const { dist, builds, listings, snapshot } = options
  const entry = pathToFileURL(join(prerenderFolder, 'prerender-entry.js')).href
  const prerenderer: typeof prerenderEntry = await import(/* @vite-ignore */ entry)
  const pages = prerenderer.pagesToPrerender(listings, snapshot)
  if (language === rootLanguage) tellOfProducts(pages, snapshot)
  const filesOf = readChunkGraph(bundle, autoLoaded)
  const first = filesOf([entrySource]).scripts
  const [start = ''] = filesOf([startSource]).scripts.slice(-1)
  const integrity = await integrityOf(dist, [...first, start])
  const fillPage = pageFiller({ ...options, integrity, first, start, prerenderer })
  const languages = builds.map((other) => other.language)
  const headOf = await headMaker(language, { ...options, languages, siteName: prerenderer.siteName })
  const writePage = async (rendered: PageFile): Promise<string> => {
    const { page } = rendered
    const html = await fillPage(template, { ...rendered, language, headLines: await headOf(rendered) })
    const file = join(dist, language.prefix, page.file)
    await mkdir(dirname(file), { recursive: true })
    await writeFile(file, mapPaths.includes(page.url) ? html : withStylePolicy(html))
    return file
  }
  const rendered = await renderPages(pages, prerenderer, filesOf, readLazyStyles(bundle), options)
  // The picture of one page is drawn while the styles of another are looked for.
  const limit = pLimit(concurrency)
  // One is compressed while others are written: the last step of the build takes that from the cache.
  await allEnded(rendered.map((page) => limit(writePage, page).then(compressFile)))
  return { language, pages, others: prerenderer.otherProductPaths(pages, snapshot) }
}

type PageFile = RenderedPage & {
  page: PrerenderedPage
  scripts: readonly string[]
  styles: readonly string[]
}

/** What stands on each page, and the files that it starts with. */
async function renderPages(
  pages: readonly PrerenderedPage[],
  { renderPage }: typeof prerenderEntry,
  filesOf: ReturnType<typeof readChunkGraph>,
  lazyStylesOf: ReturnType<typeof readLazyStyles>,
  { config, siteUrl, snapshot }: PrerenderOptions,
): Promise<PageFile[]> {
  const addresses = new Set(pages.map(({ url }) => url))
  const files: PageFile[] = []
  for (const page of pages) {
    const rendered = await renderPage(page, { config, siteUrl, snapshot, addresses })
    const { scripts, styles } = filesOf([entrySource, startSource, ...rendered.sources])
    files.push({ ...rendered, page, scripts, styles: unique([...styles, ...lazyStylesOf(rendered.html)]) })
  }
  // The same for all pages of the catalogue, so that they share one complete sheet.
  const ofCatalogue = files.filter(({ page }) => isOfCatalogue(`/${page.file}`))
  const shared = unique(ofCatalogue.flatMap(({ styles }) => styles))
  return files.map((file) => (ofCatalogue.includes(file) ? { ...file, styles: shared } : file))
}

const unique = (files: readonly string[]) => [...new Set(files)]

/** Tells the builder of a long catalogue that some products have no page. */
function tellOfProducts(pages: readonly PrerenderedPage[], snapshot: ListingSnapshot | undefined): void {
  const products = snapshot?.listings[everySubcategory]?.length ?? 0
  const productPages = pages.filter(({ product }) => product).length
  if (productPages < products)
    console.log(
      `${productPages} of ${products} products get a page of their own; the sitemap names the others on their listings.`,
    )
}

/** A build keeps its own configuration file alone (R-GEN-12). */
async function removeOtherConfigurations(dist: string, configUrl: string): Promise<void> {
  const files = (await readdir(dist)).filter(isConfigFile)
  await Promise.all(files.filter((name) => `/${name}` !== configUrl).map((name) => rm(join(dist, name))))
}
