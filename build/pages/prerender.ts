import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { rootLanguage, withPrefix } from '../../src/config/languages'
import { everySubcategory, mapPaths } from '../../src/config/paths'
import type { RuntimeConfig } from '../../src/config/runtime-config'
import { readChunkGraph, readLazyStyles } from '../bundle/chunk-graph'
import { isOfCatalogue } from '../hosts/host-rules'
import { withStylePolicy } from '../hosts/style-policy'
import { previewMaker, svgFinder } from '../previews/pictures'
import type { ListingSnapshot } from '../snapshot/listing-snapshot'
import { headHtml } from './html-head'
import type { LanguageBuild } from './language-builds'
import { integrityOf, pageFiller } from './page-html'
import { preconnectHosts } from './preconnect-hosts'
import type * as prerenderEntry from './prerender-entry'
import type { PrerenderedPage } from './prerendered-pages'
import { alternatesOf, type SitemapLanguage, writeSitemap } from './sitemap'

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
  snapshotFile: string
}

/** What runs before the first paint, and what every page starts with after it. */
const entrySource = 'index.html'
const startSource = 'src/app/start.tsx'

/**
 * Lazy parts that a page loads without a touch, right after its start: their style sheets come with
 * the page's, in one file. One by one, each would have the browser match every element anew.
 */
const autoLoaded = ['src/features/carousel/CarouselList.tsx', 'src/features/offers/OfferList.tsx']

/**
 * Renders every fixed address of every language to `dist/<url>/index.html`, with its own head,
 * inlined styles, and preloads for after the first paint. The general listing page and `404.html`
 * answer for all other addresses.
 */
export async function writePages(options: PrerenderOptions): Promise<void> {
  const { dist, builds, configUrl, siteUrl } = options
  const snapshot = await readSnapshot(options.snapshotFile)
  const written = await Promise.all(builds.map((build) => writeLanguage(build, { ...options, snapshot })))
  await writeSitemap(dist, siteUrl, written)
  await removeOtherConfigurations(dist, configUrl)
}

type LanguageOptions = PrerenderOptions & { snapshot: ListingSnapshot | undefined }

/** Writes the pages of one language. */
async function writeLanguage(
  { language, build, template, prerenderFolder }: LanguageBuild,
  options: LanguageOptions,
): Promise<SitemapLanguage> {
  const { dist, builds, config, siteUrl, listings, snapshot } = options
  const entry = pathToFileURL(join(prerenderFolder, 'prerender-entry.js')).href
  const prerenderer: typeof prerenderEntry = await import(/* @vite-ignore */ entry)
  const { otherProductPaths, pagesToPrerender, renderPage, siteName } = prerenderer
  const languages = builds.map((other) => other.language)
  const pages = pagesToPrerender(listings, snapshot)
  if (language === rootLanguage) tellOfProducts(pages, snapshot)
  const filesOf = readChunkGraph(build, autoLoaded)
  const lazyStylesOf = readLazyStyles(build)
  const addresses = new Set(pages.map(({ url }) => url))
  const drawn = []
  for (const page of pages) {
    const rendered = await renderPage(page, { config, siteUrl, snapshot, addresses })
    const { scripts, styles } = filesOf([entrySource, startSource, ...rendered.sources])
    const lazyStyles = lazyStylesOf(rendered.html)
    const ofCatalogue = isOfCatalogue(`/${page.file}`)
    drawn.push({ ...rendered, page, ofCatalogue, scripts, styles: [...new Set([...styles, ...lazyStyles])] })
  }
  // The same for all pages of the catalogue, so that one hash covers them in their shared policy.
  const catalogueStyles = new Set(drawn.flatMap(({ ofCatalogue, styles }) => (ofCatalogue ? styles : [])))
  const drawings = { siteName, svgOf: svgFinder(dist, config.environment === 'local') }
  const makePreview = await previewMaker(dist, drawings)
  const first = filesOf([entrySource]).scripts
  const begins = [entrySource, startSource].flatMap((source) => filesOf([source]).scripts.slice(-1))
  const fillPage = pageFiller({ ...options, integrity: await integrityOf(dist, begins), first, prerenderer })
  for (const { page, ofCatalogue, scripts, styles, ...rendered } of drawn) {
    const { head, facts, asksAtOnce } = rendered
    const path = page.canonical ?? page.url
    const canonical = page.indexed ? siteUrl + withPrefix(path, language.prefix) : undefined
    const headLines = headHtml({
      head,
      canonical,
      searchable: config.environment === 'production',
      siteUrl,
      siteName,
      picture: { ...(await makePreview(facts.preview, facts.slug)), alt: facts.preview.alt },
      hosts: asksAtOnce ? preconnectHosts(config, siteUrl) : [],
      jsonLd: facts.jsonLd,
      language,
      alternates: page.indexed
        ? alternatesOf(languages, (other) => siteUrl + withPrefix(path, other.prefix))
        : [],
    })
    const html = await fillPage(template, {
      ...rendered,
      headLines,
      language,
      scripts,
      styles: ofCatalogue ? [...catalogueStyles] : styles,
    })
    const file = join(dist, language.prefix, page.file)
    await mkdir(dirname(file), { recursive: true })
    await writeFile(file, mapPaths.includes(page.url) ? html : withStylePolicy(html))
  }
  return { language, pages, others: otherProductPaths(pages, snapshot) }
}

/** Tells the builder of a long catalogue that some products have no page. */
function tellOfProducts(pages: readonly PrerenderedPage[], snapshot: ListingSnapshot | undefined): void {
  const products = snapshot?.listings[everySubcategory]?.length ?? 0
  const productPages = pages.filter(({ product }) => product).length
  if (productPages < products)
    console.log(
      `${productPages} of ${products} products get a page of their own; the sitemap names the others on their listings.`,
    )
}

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
