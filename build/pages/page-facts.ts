import { type LinkPreview, listingPreview, pageCards, productPreview } from '@content/head/link-previews'
import { listing } from '@content/pages/listing'
import { solutionLinks } from '@content/site/solutions'
import { paths } from '@/config/paths'
import type { VisibleConfig } from '@/config/runtime-config'
import type { PageHead } from '@/content/page-head'
import type { Product } from '@/domain/catalogue/product'
import { pageSize } from '@/domain/listing/page-size'
import type { Place } from '@/domain/places/place'
import type { PrerenderedPage } from './prerendered-pages'
import { productPath } from './product-pages'
import {
  breadcrumbs,
  type Crumb,
  localBusinesses,
  organisation,
  productData,
  productList,
  service,
  webSite,
} from './structured-data'

/** What a page says to those who read its HTML and no more. */
export type PageFacts = {
  preview: LinkPreview
  /** What the picture's file is called, besides a hash. */
  slug: string
  /** schema.org data of the page. */
  jsonLd: object[]
}

/** What the facts of a page are made of. */
export type FactSources = {
  head: PageHead
  /** What its listing shows, where that is known. */
  products: readonly Product[] | undefined
  /** Every address that has a page of its own. */
  addresses: ReadonlySet<string>
  siteUrl: string
  config: VisibleConfig
  /** Those of the snapshot, if there is one. */
  stores?: readonly Place[] | undefined
}

/** The preview and the structured data of a page; what is not meant to be found has no structured data. */
export function factsOf(page: PrerenderedPage, sources: FactSources): PageFacts {
  const { products } = sources
  const { url, subcategory, product, indexed } = page
  const jsonLd = indexed ? structuredData(page, sources) : []
  if (product) return { preview: productPreview(product), slug: slugOf(product.id, 'product'), jsonLd }
  if (subcategory)
    return { preview: listingPreview(subcategory, products), slug: slugOf(subcategory, 'listing'), jsonLd }
  const card = pageCards[url] ?? pageCards[paths.home()]
  if (!card) throw new Error('Home has no preview.')
  if (indexed && !pageCards[url]) throw new Error(`${url} has no preview of its own.`)
  return { preview: card.preview, slug: slugOf(pageCards[url] ? url : '', 'home'), jsonLd }
}

function structuredData(page: PrerenderedPage, sources: FactSources): object[] {
  const { head, products = [], addresses, siteUrl, config, stores = [] } = sources
  const { url, product } = page
  if (url === paths.home()) return [organisation(siteUrl, config), webSite(siteUrl)]

  const pathOf = (listed: Product) => {
    const own = productPath(listed)
    return addresses.has(own) ? own : `${url}?product=${encodeURIComponent(listed.id)}`
  }
  const trail = breadcrumbs(trailTo(page, addresses), siteUrl)
  if (product) return [trail, ...productData(product, siteUrl, pathOf)]
  if (products.length > 0) return [trail, productList(products.slice(0, pageSize), siteUrl, pathOf)]
  if (url === paths.stores()) return [trail, ...localBusinesses(stores, siteUrl)]
  const audience = solutionLinks.find(({ href }) => href === url)?.label
  const name = pageCards[url]?.name
  if (!audience || !name) return [trail]
  return [trail, service({ name, description: head.description, audience, path: url }, siteUrl)]
}

/** Breadcrumbs: home, the categories that list something, a collection that has a page, the page itself. */
function trailTo(
  { url, subcategory, product }: PrerenderedPage,
  addresses: FactSources['addresses'],
): Crumb[] {
  const crumb = (path: string): Crumb => ({ name: pageCards[path]?.name ?? path, path })
  const home = crumb(paths.home())
  if (!subcategory) return [home, crumb(url)]
  const collection = { name: listing.nameOf(subcategory), path: paths.listing(subcategory) }
  const trail = [home, crumb(paths.products()), ...(addresses.has(collection.path) ? [collection] : [])]
  return product ? [...trail, { name: product.name, path: url }] : trail
}

/** What can be the name of a file. */
const slugOf = (text: string, instead: string) =>
  text
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
    .slice(0, 40) || instead
