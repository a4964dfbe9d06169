import type { ComponentType } from 'react'
import { matchRoutes, Navigate, type RouteObject, useLocation } from 'react-router-dom'
import { defaultSubcategory, paths } from '@/config/paths'
import { BareLayout } from './BareLayout'
import { NotFound } from './NotFound'
import type { PageLoader, PageParams } from './page-loading'
import { Screen } from './Screen'
import { SiteLayout } from './SiteLayout'

/** One address, or several below a layout of their own. */
export type ScreenEntry = {
  path: string
  page: PageLoader
  /** `false` keeps a page out of the sitemap and of search engines. */
  indexed?: boolean
  screens?: ScreenEntry[]
}

type LayoutEntry = { layout: ComponentType; screens: ScreenEntry[] }

/**
 * Every address of the site, a line each (SPEC §2). Router, prefetch, prerenderer and sitemap read this
 * table and no other.
 */
export const routes: LayoutEntry[] = [
  {
    layout: SiteLayout,
    screens: [
      { path: paths.home(), page: () => import('@/pages/home/HomePage') },
      { path: paths.manufacturers(), page: () => import('@/pages/manufacturers/ManufacturersPage') },
      {
        path: paths.collections(),
        page: () => import('@/pages/collections/CollectionsLayout'),
        screens: [
          {
            path: 'products/:subId',
            page: () => import('@/pages/collections/products/ListingPage'),
          },
        ],
      },
      { path: paths.terms(), page: () => import('@/pages/terms-conditions/TermsPage') },
      { path: paths.privacy(), page: () => import('@/pages/cookie-privacy-policy/PrivacyPage') },
      { path: paths.about(), page: () => import('@/pages/about-us/AboutPage') },
      { path: paths.usp(), page: () => import('@/pages/our-usp/UspPage') },
      { path: paths.services(), page: () => import('@/pages/services/ServicesPage') },
      { path: paths.stores(), page: () => import('@/pages/location/StoresPage') },
      { path: paths.plants(), page: () => import('@/pages/processing-location/PlantsPage') },
      { path: paths.farms(), page: () => import('@/pages/farm-location/FarmsPage') },
      { path: paths.dataCenter(), page: () => import('@/pages/data-center-location/DataCenterPage') },
      { path: paths.farmers(), page: () => import('@/pages/farmers/FarmersPage') },
      { path: paths.ecoContributor(), page: () => import('@/pages/eco-contributor/EcoContributorPage') },
      { path: paths.ecoEntrepreneur(), page: () => import('@/pages/eco-entrpreneur/EcoEntrepreneurPage') },
      { path: paths.consumers(), page: () => import('@/pages/consumers/ConsumersPage') },
      { path: paths.brands(), page: () => import('@/pages/brands/BrandsPage') },
      { path: paths.beekeepers(), page: () => import('@/pages/beekeepers/BeekeepersPage') },
      { path: paths.products(), page: () => import('@/pages/products/ProductsPage') },
      { path: paths.technology(), page: () => import('@/pages/technology/TechnologyPage') },
      { path: paths.app(), page: () => import('@/pages/app/AppMenuPage') },
      { path: paths.edgeAiStack(), page: () => import('@/pages/edge-ai-stack/EdgeAiStackPage') },
      { path: paths.ecoBee(), page: () => import('@/pages/eco-bee/EcoBeePage') },
      { path: paths.bookDemo(), page: () => import('@/pages/book-demo/BookDemoPage') },
      { path: paths.comingSoon(), page: () => import('@/pages/coming-soon/ComingSoonPage'), indexed: false },
    ],
  },
  {
    // No header and footer: buying happens in the shop, and nothing here should suggest otherwise.
    layout: BareLayout,
    screens: [
      { path: paths.checkout(), page: () => import('@/pages/checkout/CheckoutPage'), indexed: false },
      { path: paths.checkoutShipping(), page: () => import('@/pages/checkout/CheckoutPage'), indexed: false },
      {
        path: paths.checkoutInformation(),
        page: () => import('@/pages/checkout/CheckoutPage'),
        indexed: false,
      },
      { path: paths.checkoutPayment(), page: () => import('@/pages/checkout/CheckoutPage'), indexed: false },
    ],
  },
]

type LoadingRoute = { path?: string; load?: PageLoader; children?: LoadingRoute[] }

const screenRoute = ({ path, page, screens }: ScreenEntry): RouteObject & LoadingRoute =>
  ({
    path,
    element: <Screen key={path} load={page} />,
    load: page,
    children: screens ? [{ index: true, element: <DefaultListing /> }, ...screens.map(screenRoute)] : [],
  }) as RouteObject & LoadingRoute

/** The table as the router reads it; what is not in it is 'Page not found', inside the layout. */
export const routeObjects: RouteObject[] = routes.map(({ layout: Layout, screens }, index) => ({
  element: <Layout />,
  children: [...screens.map(screenRoute), ...(index === 0 ? [{ path: '*', element: <NotFound /> }] : [])],
}))

/** `/collections` leads to its default listing (CONTRACT §3). */
function DefaultListing() {
  const { search, hash } = useLocation()
  return <Navigate replace to={{ pathname: paths.listing(defaultSubcategory), search, hash }} />
}

/** What a path shows: its layouts first, then its page, each with the path's parameters; none where none is. */
export function matchesFor(path: string): { load: PageLoader; params: PageParams }[] {
  const matches = matchRoutes(routeObjects as (RouteObject & LoadingRoute)[], path) ?? []
  return matches.flatMap(({ route, params }) => (route.load ? [{ load: route.load, params }] : []))
}

/** What has to be loaded before the screen of a path can show. */
export const loadersFor = (path: string): PageLoader[] => matchesFor(path).map(({ load }) => load)
