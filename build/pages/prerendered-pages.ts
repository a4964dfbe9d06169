import { type PageEntry, routes } from '@/app/routes'
import { defaultSubcategory, everySubcategory, paths, wildcardSubcategory } from '@/config/paths'
import type { Product } from '@/domain/catalogue/product'
import type { ListingSnapshot } from '../snapshot/listing-snapshot'
import { collectionOf, productPath, productsWithPage } from './product-pages'

/** One HTML file of the build. */
export type PrerenderedPage = {
  /** The address it is rendered for; `*` fits every unknown one. */
  url: string
  /** Where it lies below `dist/`. */
  file: string
  indexed: boolean
  /** Whether another file has this address, too: it is left out of the sitemap. */
  repeats?: true
  /** What it lists, on the pages of listings and of products. */
  subcategory?: string
  /** The product that the page is about. */
  product?: Product
}

const fileOf = (path: string) => (path === '/' ? 'index.html' : `${path.slice(1)}/index.html`)

const fixedPage = ({ path, indexed = true }: PageEntry): PrerenderedPage => ({
  url: path,
  file: fileOf(path),
  indexed,
})

function productPages(snapshot: ListingSnapshot | undefined): PrerenderedPage[] {
  const pages = productsWithPage(snapshot).map((product) => ({
    url: productPath(product),
    file: fileOf(`/collections/products/${collectionOf(product)}/${product.id}`),
    indexed: true,
    subcategory: collectionOf(product),
    product,
  }))
  return [...new Map(pages.map((page) => [page.url, page])).values()]
}

/**
 * Addresses of products without a page: open on the listing of their collection, where it has a
 * page, else on that of all products.
 */
export function otherProductPaths(
  pages: readonly PrerenderedPage[],
  snapshot: ListingSnapshot | undefined,
): string[] {
  const withPage = new Set(pages.flatMap(({ product }) => product?.id ?? []))
  const listed = new Set(pages.flatMap(({ url, indexed }) => (indexed ? url : [])))
  const others = (snapshot?.listings[everySubcategory] ?? []).filter(({ id }) => !withPage.has(id))
  const found = others.map((product) => {
    const own = paths.listing(collectionOf(product))
    const listing = listed.has(own) ? own : paths.allProducts()
    return `${listing}?product=${encodeURIComponent(product.id)}`
  })
  return [...new Set(found)]
}

/**
 * Every fixed address, a page for each listing named and each product known, the general listing
 * page and `404.html`.
 */
export function pagesToPrerender(
  listings: string[],
  snapshot: ListingSnapshot | undefined,
): PrerenderedPage[] {
  const fixed = routes
    .flatMap(({ pages }) => pages)
    .filter(({ pages }) => !pages)
    .map(fixedPage)
  const listingPages = [...new Set([defaultSubcategory, everySubcategory, ...listings])].map(
    (subcategory) => ({
      url: paths.listing(subcategory),
      file: fileOf(`/collections/products/${subcategory}`),
      indexed: true,
      subcategory,
    }),
  )
  return [
    ...fixed,
    ...listingPages,
    ...productPages(snapshot),
    {
      url: paths.listing(defaultSubcategory),
      file: 'collections/index.html',
      indexed: true,
      repeats: true,
      subcategory: defaultSubcategory,
    },
    {
      url: paths.listing(wildcardSubcategory),
      file: 'collections/products/index.html',
      indexed: false,
      subcategory: wildcardSubcategory,
    },
    { url: '*', file: '404.html', indexed: false },
  ]
}

/** A listing as the snapshot knows it; one that was not asked for is made of all products. */
export function listedProducts(
  snapshot: ListingSnapshot | undefined,
  subcategory: string,
): readonly Product[] | undefined {
  if (snapshot && Object.hasOwn(snapshot.listings, subcategory)) return snapshot.listings[subcategory]
  const all = snapshot?.listings[everySubcategory]?.filter((product) => product.subcategory === subcategory)
  return all && all.length > 0 ? all : undefined
}
