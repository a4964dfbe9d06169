import { dehydrate } from '@tanstack/react-query'
import { prerender } from 'react-dom/static'
import { StaticRouter } from 'react-router-dom'
import type { PageModule } from '@/app/lazy-page'
import { Root } from '@/app/Root'
import { pagesAt, routes, type ScreenEntry } from '@/app/routes'
import type { PageData } from '@/boot/page-data'
import { facts } from '@/config/facts'
import { anySubcategory, defaultSubcategory, everySubcategory, paths } from '@/config/paths'
import { type RuntimeConfig, setRuntimeConfig } from '@/config/runtime-config'
import type { VisibleConfig } from '@/config/visible-config'
import type { PageHead } from '@/content/page-head'
import { productList } from '@/content/structured-data'
import { type ColouredHoney, honeysByColour } from '@/domain/honey-colour'
import { pageSize } from '@/features/catalogue/page-size'
import { honeyShelfQuery } from '@/services/honey-shelf'
import type { ListingSnapshot } from '@/services/listing-snapshot'
import { type ListData, type ListQuery, listingQuery, subcategoriesQuery } from '@/services/queries'
import { queryClient } from '@/services/query-client'

/** One HTML file of the build. */
export type PrerenderedPage = {
  /** The address it is rendered for; `*` fits every unknown one. */
  url: string
  /** Where it lies below `dist/`. */
  file: string
  indexed: boolean
  /** The address that it repeats, when it is not its own. */
  canonical?: string
}

export const siteName = facts.name

export { pageDataId } from '@/boot/page-data'

const pageFiles = import.meta.glob<PageModule>('../src/pages/**/*{Page,Layout}.tsx')

const fileOf = (url: string) => (url === '/' ? 'index.html' : `${url.slice(1)}/index.html`)

const fixedPage = ({ path, indexed = true }: ScreenEntry): PrerenderedPage => ({
  url: path,
  file: fileOf(path),
  indexed,
})

/** Every fixed address, a page for each listing named, the general listing page and `404.html`. */
export function pagesToPrerender(listings: string[]): PrerenderedPage[] {
  const fixed = routes
    .flatMap(({ screens }) => screens)
    .filter(({ screens }) => !screens)
    .map(fixedPage)
  const listingPages = [...new Set([defaultSubcategory, 'allProducts', ...listings])].map((name) => ({
    url: paths.listing(name),
    file: fileOf(`/collections/products/${name}`),
    indexed: true,
  }))
  const defaultListing = paths.listing(defaultSubcategory)
  return [
    ...fixed,
    ...listingPages,
    { url: defaultListing, file: 'collections/index.html', indexed: true, canonical: defaultListing },
    { url: paths.listing(anySubcategory), file: 'collections/products/index.html', indexed: false },
    { url: '*', file: '404.html', indexed: false },
  ]
}

/** A rendered page, and what its HTML file needs besides. */
export type RenderedPage = {
  html: string
  head: PageHead
  /** Source files of its layouts and of itself. */
  sources: string[]
  data: PageData
  /** Structured data of those lists. */
  jsonLd: object[]
}

type RenderOptions = { config: RuntimeConfig; siteUrl: string; snapshot: ListingSnapshot | undefined }

/** Renders the page of an address to HTML; a listing with the snapshot's products where there is one. */
export async function renderPage(
  url: string,
  { config, siteUrl, snapshot }: RenderOptions,
): Promise<RenderedPage> {
  setRuntimeConfig(config)
  const path = url === '*' ? '/404' : url
  const modules = await Promise.all(pagesAt(path).map(({ page }) => page.load()))
  const subId = subcategoryOf(url)
  queryClient.clear()
  if (snapshot && subId) setLists(snapshot, subId)
  if (snapshot && url === paths.home()) setHoneyShelf(snapshot)
  const { prelude } = await prerender(
    <StaticRouter location={path}>
      <Root />
    </StaticRouter>,
    // However long a page is, it stands in the HTML whole: React would otherwise hide the later parts and bring
    // them out with an inline script, which a strict policy refuses.
    { progressiveChunkSize: Number.POSITIVE_INFINITY },
  )
  const head = modules.at(-1)?.page.head
  if (!head) throw new Error(`The page of ${url} has no head.`)
  const products = (subId && snapshot?.listings[subId]) || []
  const sources = await Promise.all(modules.map(({ page }) => fileOfPage(page)))
  return {
    html: await new Response(prelude).text(),
    head: typeof head === 'function' ? head({ subId }) : head,
    sources,
    data: {
      url,
      config: visibleParts(config),
      ...(snapshot && (subId || url === paths.home()) && { queries: dehydrate(queryClient) }),
    },
    jsonLd: products.length > 0 ? [productList(products.slice(0, pageSize), siteUrl)] : [],
  }
}

/** The parts of the configuration that pages show; the secret is never among them. */
const visibleParts = ({ links, contact, legal }: RuntimeConfig): VisibleConfig => ({ links, contact, legal })

/**
 * What a listing's page shows: its first products with the number of all, and the subcategories. They are
 * invalidated, so that the browser asks for them at once, whatever its clock says.
 */
function setLists({ takenAt, names, listings }: ListingSnapshot, subcategory: string): void {
  const set = <Item,>({ queryKey }: ListQuery<Item>, items: readonly Item[], total = items.length) =>
    queryClient.setQueryData<ListData<Item>>(queryKey, { items, total }, { updatedAt: takenAt })
  set(subcategoriesQuery, names)
  const products = listings[subcategory]
  if (products) set(listingQuery(subcategory), products.slice(0, pageSize), products.length)
  void queryClient.invalidateQueries({ refetchType: 'none' })
}

/** What home's shelf shows: a few honeys of all. */
function setHoneyShelf({ takenAt, listings }: ListingSnapshot): void {
  const items = honeysByColour(listings[everySubcategory] ?? [])
  queryClient.setQueryData<ListData<ColouredHoney>>(
    honeyShelfQuery.queryKey,
    { items, total: items.length },
    { updatedAt: takenAt },
  )
  void queryClient.invalidateQueries({ refetchType: 'none' })
}

/** The source file of a page or layout, as the build's manifest names it. */
async function fileOfPage(page: PageModule): Promise<string> {
  for (const [file, load] of Object.entries(pageFiles))
    if ((await load()).default === page.default) return file.replace(/^(\.\.)?\//, '')
  throw new Error('A page of the route table lies outside src/pages.')
}

function subcategoryOf(url: string): string | undefined {
  const part = url.split('/collections/products/')[1]
  return part && decodeURIComponent(part)
}
