import { offlinePath } from './offline-path'

/** Where the page lies that listings without one of their own share; each listing lies below. */
export const sharedListingPath = '/collections/products'

/** The special subcategory that lists every product (R-LIST-03). */
export const everySubcategory = 'allProducts'

/**
 * Every address of the site, built in one place (R-ROUTE-01 …). `/eco-entrpreneur` is
 * meant to be spelled so (R-ROUTE-16).
 */
export const paths = {
  home: () => '/',
  manufacturers: () => '/manufacturers',
  collections: () => '/collections',
  /** The listing of one subcategory, or of everything with `allProducts`; the name is percent-encoded. */
  listing: (subcategory: string) => `${sharedListingPath}/${encodeURIComponent(subcategory)}`,
  /** The listing of a subcategory with the panel of one product open; both names are percent-encoded. */
  product: (subcategory: string, productId: string) =>
    `${sharedListingPath}/${encodeURIComponent(subcategory)}/${encodeURIComponent(productId)}`,
  allProducts: () => `${sharedListingPath}/${everySubcategory}`,
  terms: () => '/terms-conditions',
  privacy: () => '/cookie-privacy-policy',
  about: () => '/about-us',
  usp: () => '/our-usp',
  services: () => '/services',
  stores: () => '/location',
  plants: () => '/processing-location',
  farms: () => '/farm-location',
  dataCenter: () => '/data-center-location',
  farmers: () => '/farmers',
  ecoContributor: () => '/eco-contributor',
  ecoEntrepreneur: () => '/eco-entrpreneur',
  consumers: () => '/consumers',
  brands: () => '/brands',
  beekeepers: () => '/beekeepers',
  products: () => '/products',
  technology: () => '/technology',
  app: () => '/app',
  edgeAiStack: () => '/edge-ai-stack',
  ecoBee: () => '/eco-bee',
  bookDemo: () => '/book-demo',
  quoteList: () => '/quote-list',
  comingSoon: () => '/coming-soon',
  checkout: () => '/checkout',
  checkoutShipping: () => '/checkout/shipping',
  checkoutInformation: () => '/checkout/information',
  checkoutPayment: () => '/checkout/payment',
} as const

const beginningOf = (path: string) => path.split(/[/?#]/)[1]

/** A path that leads to no page. */
export const notFoundPath = '/404'

/** Where the addresses of the site begin; what a host has beside it, such as a shop, lies elsewhere. */
const beginnings = new Set(
  [offlinePath, ...Object.values(paths).map((path) => path('', ''))].map(beginningOf),
)

/** Whether a path is one of the site's own. */
export const isOfSite = (path: string): boolean => beginnings.has(beginningOf(path))

/** A path as the site writes it: `/farmers/` is `/farmers`. */
export const withoutTrailingSlash = (path: string) => path.replace(/(.)\/+$/, '$1')

/** The listing that lies below a product's panel; any other path as it is. */
export const withoutProduct = (path: string) =>
  path.replace(/^(\/collections\/products\/[^/]+)\/[^/]+\/?$/, '$1')

/** The subcategory that a listing shows when its address names none (R-LIST-01). */
export const defaultSubcategory = 'Raw_Honey'

/** Stands for any subcategory in the page that those without one of their own share. */
export const wildcardSubcategory = '_'

/** Addresses that name no subcategory and lead to the default one's listing (R-LIST-01). */
export const collectionPaths: readonly string[] = [paths.collections(), sharedListingPath]

/** The pages that show Google's map, and so have a Content-Security-Policy of their own. */
export const mapPaths: readonly string[] = [paths.stores(), paths.plants(), paths.farms(), paths.dataCenter()]

const isMapPage = (path: string) => mapPaths.includes(withoutTrailingSlash(path))

/**
 * Whether the way from one path to another leads into the map pages or out of them. A policy holds
 * for as long as the document lives: map pages may have Google's script, and no other page.
 */
export const changesPolicy = (from: string, to: string) => isMapPage(from) !== isMapPage(to)
