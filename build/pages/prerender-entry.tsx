import { productHead } from '@content/head/product-head'
import { prerender } from 'react-dom/static'
import { StaticRouter } from 'react-router-dom'
import type { PageModule } from '@/app/lazy-page'
import { Root } from '@/app/Root'
import { pagesAt } from '@/app/routes'
import type { PageData, PrerenderedLists } from '@/boot/page-data'
import { facts } from '@/config/facts'
import { language, sitePath } from '@/config/language'
import { everySubcategory, notFoundPath, paths } from '@/config/paths'
import { type PrerenderedConfig, type RuntimeConfig, setRuntimeConfig } from '@/config/runtime-config'
import type { PageHead } from '@/content/page-head'
import type { Product } from '@/domain/catalogue/product'
import { honeysByColour } from '@/domain/honey-colour'
import { pageSize } from '@/domain/listing/page-size'
import { honeyQuery } from '@/services/lists/honey-query'
import type { ListData } from '@/services/lists/list-state'
import { type ListQuery, listingQuery, subcategoriesQuery } from '@/services/lists/queries'
import { queryClient, setPrerenderedLists } from '@/services/lists/query-client'
import type { ListingSnapshot } from '../snapshot/listing-snapshot'
import { escapedByReact } from './html-head'
import { factsOf, type PageFacts } from './page-facts'
import { listedProducts, type PrerenderedPage } from './prerendered-pages'

export { laterScriptsId, pageDataId, startScriptId } from '@/boot/page-data'
export { otherProductPaths, pagesToPrerender } from './prerendered-pages'

export const siteName = facts.name

const pageFiles = import.meta.glob<PageModule>('../../src/pages/**/*{Page,Layout}.tsx')

/** A rendered page, and what its HTML file needs besides. */
export type RenderedPage = {
  html: string
  head: PageHead
  /** Source files of its layouts and of itself. */
  sources: string[]
  data: PageData
  facts: PageFacts
  /** Whether its lists are prefetched, and so asked for as soon as it is there. */
  asksAtOnce: boolean
}

type RenderOptions = {
  config: RuntimeConfig
  siteUrl: string
  snapshot: ListingSnapshot | undefined
  /** Every address that has a page of its own. */
  addresses: ReadonlySet<string>
}

/** Renders the page of an address to HTML; a listing with the snapshot's products where there is one. */
export async function renderPage(
  page: PrerenderedPage,
  { config, siteUrl, snapshot, addresses }: RenderOptions,
): Promise<RenderedPage> {
  setRuntimeConfig(config)
  const { url, subcategory, product } = page
  const path = url === '*' ? notFoundPath : url
  const shown = pagesAt(path)
  const modules = await Promise.all(shown.map(({ page }) => page.load()))
  const products = subcategory === undefined ? undefined : listedProducts(snapshot, subcategory)
  queryClient.clear()
  const lists = snapshot && shownLists(page, snapshot, products)
  if (lists) setPrerenderedLists(lists)
  const { prelude } = await prerender(
    <StaticRouter basename={language.prefix || '/'} location={sitePath(path)}>
      <Root />
    </StaticRouter>,
    // The whole page stands in the HTML, however long: React would otherwise hide later parts and
    // reveal them by an inline script, which the policy refuses.
    { progressiveChunkSize: Number.POSITIVE_INFINITY },
  )
  const last = modules.at(-1)?.exports
  if (!last?.head) throw new Error(`The page of ${url} has no head.`)
  const ofModule = typeof last.head === 'function' ? last.head(shown.at(-1)?.params ?? {}) : last.head
  const head = product ? productHead(product) : ofModule
  const html = await new Response(prelude).text()
  return {
    html,
    head,
    sources: await Promise.all(modules.map(({ exports }) => fileOfPage(exports))),
    data: {
      url,
      ...(product && { head }),
      config: shownIn(html, config),
      ...(lists && { lists }),
    },
    facts: factsOf(page, { head, products, addresses, siteUrl, config, stores: snapshot?.stores }),
    asksAtOnce: modules.some(({ exports }) => exports.prefetch !== undefined),
  }
}

/**
 * The parts of the configuration that a page's HTML shows, or leaves out where they are empty;
 * never the secret.
 */
const shownIn = (html: string, { links, contact, legal, site }: RuntimeConfig): PrerenderedConfig =>
  JSON.parse(JSON.stringify({ links, contact, legal, site }), (_, value: unknown) =>
    typeof value !== 'string' || html.includes(escapedByReact(value)) ? value : undefined,
  )

/** What a page shows of a snapshot, if anything. */
function shownLists(
  { url, subcategory, product }: PrerenderedPage,
  { takenAt, names, listings }: ListingSnapshot,
  products: readonly Product[] | undefined,
): PrerenderedLists | undefined {
  const list = <Item,>({ queryKey }: ListQuery<Item>, items: readonly Item[], total = items.length) =>
    [queryKey, { items, total } satisfies ListData<Item>] as const
  if (showsHoneys(url))
    return {
      fetchedAt: takenAt,
      lists: [list(honeyQuery, honeysByColour(listings[everySubcategory] ?? []))],
    }
  if (subcategory === undefined) return
  // The first products with the number of all; at the address of a product that product, too.
  const first = products?.slice(0, pageSize) ?? []
  const isThere = !product || first.some(({ id }) => id === product.id)
  const ofPage = isThere ? first : [...first, product]
  return {
    fetchedAt: takenAt,
    lists: [
      list(subcategoriesQuery, names),
      ...(products ? [list(listingQuery(subcategory), ofPage, products.length)] : []),
    ],
  }
}

/** The pages on which one honey of each colour is shown: a few of all. */
const showsHoneys = (url: string) => url === paths.home() || url === paths.consumers()

/** The source file of a page or layout, as a path from the repository's root. */
async function fileOfPage(page: PageModule): Promise<string> {
  for (const [file, load] of Object.entries(pageFiles))
    if ((await load()).default === page.default) return file.replace(/^(\.\.\/)+|^\//, '')
  throw new Error('A page of the route table is in no file src/pages/…/…Page.tsx or …Layout.tsx.')
}
