import type { ComponentType } from 'react'
import { matchRoutes, Navigate, type RouteObject, useLocation } from 'react-router-dom'
import { BareLayout } from '@/app/layouts/BareLayout'
import { SiteLayout } from '@/app/layouts/SiteLayout'
import { offlinePath } from '@/config/offline-path'
import { collectionPaths, defaultSubcategory, notFoundPath, paths } from '@/config/paths'
import type { PageParams } from '@/services/lists/prefetch'
import { type LazyPage, lazyPage } from './lazy-page'

/** One address, or several below a layout of their own. */
export type PageEntry = {
  path: string
  page: LazyPage
  /** `false` leaves a page out of the sitemap and of search engines. */
  indexed?: boolean
  pages?: PageEntry[]
}

type LayoutEntry = { layout: ComponentType; pages: PageEntry[] }

const checkoutPage = lazyPage(() => import('@/pages/checkout/CheckoutPage'))

/**
 * Every address of the site, a line each (R-ROUTE-01 …). Router, prefetch, prerenderer and sitemap read this
 * table and no other.
 */
export const routes: LayoutEntry[] = [
  {
    layout: SiteLayout,
    pages: [
      { path: paths.home(), page: lazyPage(() => import('@/pages/home/HomePage')) },
      {
        path: paths.manufacturers(),
        page: lazyPage(() => import('@/pages/manufacturers/ManufacturersPage')),
      },
      {
        path: paths.collections(),
        page: lazyPage(() => import('@/pages/collections/CollectionsLayout')),
        pages: [
          {
            // One page for both: the listing stays as it is while a product's panel opens and closes.
            path: 'products/:subId/:productId?',
            page: lazyPage(() => import('@/pages/collections/products/ListingPage')),
          },
        ],
      },
      { path: paths.terms(), page: lazyPage(() => import('@/pages/terms-conditions/TermsPage')) },
      { path: paths.privacy(), page: lazyPage(() => import('@/pages/cookie-privacy-policy/PrivacyPage')) },
      { path: paths.about(), page: lazyPage(() => import('@/pages/about-us/AboutPage')) },
      { path: paths.usp(), page: lazyPage(() => import('@/pages/our-usp/UspPage')) },
      { path: paths.services(), page: lazyPage(() => import('@/pages/services/ServicesPage')) },
      { path: paths.stores(), page: lazyPage(() => import('@/pages/location/StoresPage')) },
      { path: paths.plants(), page: lazyPage(() => import('@/pages/processing-location/PlantsPage')) },
      { path: paths.farms(), page: lazyPage(() => import('@/pages/farm-location/FarmsPage')) },
      {
        path: paths.dataCenter(),
        page: lazyPage(() => import('@/pages/data-center-location/DataCenterPage')),
      },
      { path: paths.farmers(), page: lazyPage(() => import('@/pages/farmers/FarmersPage')) },
      {
        path: paths.ecoContributor(),
        page: lazyPage(() => import('@/pages/eco-contributor/EcoContributorPage')),
      },
      {
        path: paths.ecoEntrepreneur(),
        page: lazyPage(() => import('@/pages/eco-entrpreneur/EcoEntrepreneurPage')),
      },
      { path: paths.consumers(), page: lazyPage(() => import('@/pages/consumers/ConsumersPage')) },
      { path: paths.brands(), page: lazyPage(() => import('@/pages/brands/BrandsPage')) },
      { path: paths.beekeepers(), page: lazyPage(() => import('@/pages/beekeepers/BeekeepersPage')) },
      { path: paths.products(), page: lazyPage(() => import('@/pages/products/ProductsPage')) },
      { path: paths.technology(), page: lazyPage(() => import('@/pages/technology/TechnologyPage')) },
      { path: paths.app(), page: lazyPage(() => import('@/pages/app/AppMenuPage')) },
      { path: paths.edgeAiStack(), page: lazyPage(() => import('@/pages/edge-ai-stack/EdgeAiStackPage')) },
      { path: paths.ecoBee(), page: lazyPage(() => import('@/pages/eco-bee/EcoBeePage')) },
      { path: paths.bookDemo(), page: lazyPage(() => import('@/pages/book-demo/BookDemoPage')) },
      {
        // It shows what is stored on this device: nothing for search engines.
        path: paths.quoteList(),
        page: lazyPage(() => import('@/pages/quote-list/QuoteListPage')),
        indexed: false,
      },
      {
        path: paths.comingSoon(),
        page: lazyPage(() => import('@/pages/coming-soon/ComingSoonPage')),
        indexed: false,
      },
      { path: offlinePath, page: lazyPage(() => import('@/pages/offline/OfflinePage')), indexed: false },
    ],
  },
  {
    // No header and footer: buying happens in the shop, and nothing here should suggest otherwise.
    layout: BareLayout,
    pages: [
      { path: paths.checkout(), page: checkoutPage, indexed: false },
      { path: paths.checkoutShipping(), page: checkoutPage, indexed: false },
      { path: paths.checkoutInformation(), page: checkoutPage, indexed: false },
      { path: paths.checkoutPayment(), page: checkoutPage, indexed: false },
    ],
  },
]

const pageRoute = ({ path, page: Page, indexed = true, pages }: PageEntry): RouteObject => ({
  path,
  element: <Page key={path} />,
  handle: { page: Page, indexed },
  children: pages
    ? [...collectionPaths.map((path) => ({ path, element: <DefaultListing /> })), ...pages.map(pageRoute)]
    : [],
})

/** What is not in the table is 'Page not found', inside the layout (R-ROUTE-30). */
const notFound: PageEntry = {
  path: '*',
  page: lazyPage(() => import('@/pages/not-found/NotFoundPage')),
  indexed: false,
}

/** The table as the router reads it. */
export const routeObjects: RouteObject[] = routes.map(({ layout: Layout, pages }, index) => ({
  element: <Layout />,
  children: (index === 0 ? [...pages, notFound] : pages).map(pageRoute),
}))

/** An address without a subcategory leads to the default one's listing (R-LIST-01). */
function DefaultListing() {
  const { search, hash } = useLocation()
  return <Navigate replace to={{ pathname: paths.listing(defaultSubcategory), search, hash }} />
}

/** What a path shows: its layouts first, then its page, each with the path's parameters. */
export function pagesAt(path: string): { page: LazyPage; indexed: boolean; params: PageParams }[] {
  const matches = matchRoutes(routeObjects, path) ?? matchRoutes(routeObjects, notFoundPath) ?? []
  return matches.flatMap(({ route, params }) => (route.handle ? [{ ...route.handle, params }] : []))
}

/** Whether a path leads to no page. */
export const isNotFound = (path: string): boolean => pagesAt(path).at(-1)?.page === notFound.page

/** Whether the page of a path is meant to be found by search engines. */
export const isIndexed = (path: string): boolean => pagesAt(path).at(-1)?.indexed === true
