import { type LazyModule, lazyModule, whenLoaded } from '@/browser/lazy-module'
import { categoryIds } from '@/config/category-ids'
import { everySubcategory } from '@/config/paths'
import { runtimeConfig } from '@/config/runtime-config'
import type { Category } from '@/domain/catalogue/category'
import type { Product } from '@/domain/catalogue/product'
import type { Place } from '@/domain/places/place'
import type { PlaceKind } from '@/services/calls/sites'
import type { UserType } from '@/services/calls/users'
import type { ListAnswer } from '@/services/http/get-list'
import type { ListData } from './list-state'
import { queryClient } from './query-client'

/** How TanStack Query asks for a list from the back end. */
export type ListQuery<Item> = {
  queryKey: readonly string[]
  queryFn: (context: { signal: AbortSignal }) => Promise<ListData<Item>>
  /** What makes the call. */
  service: Pick<LazyModule<unknown>, 'retry'>
  /** Logged by the query client when the call fails. */
  meta?: { failure: string }
}

// Fetched with the first call, axios included: the list around it is drawn without waiting.
const productsService = lazyModule(() => import('@/services/calls/products'))
const subcategoriesService = lazyModule(() => import('@/services/calls/subcategories'))
const categoriesService = lazyModule(() => import('@/services/calls/categories'))
const usersService = lazyModule(() => import('@/services/calls/users'))
const sitesService = lazyModule(() => import('@/services/calls/sites'))

/** Waits for the module of its call however long; meanwhile the list says that it is late and offers another try. */
const listQuery = <Item, Service>(
  queryKey: readonly string[],
  service: LazyModule<Service>,
  fetch: (service: Service, signal: AbortSignal) => Promise<ListAnswer<Item>>,
): ListQuery<Item> => ({
  queryKey,
  service,
  queryFn: async ({ signal }) => {
    const answer = await fetch(await whenLoaded(service), signal)
    return { ...answer, total: answer.items.length }
  },
})

/** Products or services of a category (call 9). */
export const productsQuery = (category: string): ListQuery<Product> =>
  listQuery(['products', category], productsService, ({ getAllProductsofUser }, signal) =>
    getAllProductsofUser(runtimeConfig().user, category, signal),
  )

/**
 * Products of a listing: of one subcategory (call 6), or with `allProducts` of them all (R-LIST-02,
 * R-LIST-03).
 */
export const listingQuery = (subcategory: string): ListQuery<Product> =>
  subcategory === everySubcategory
    ? productsQuery(categoryIds.honey)
    : listQuery(
        ['products', categoryIds.honey, subcategory],
        productsService,
        ({ productModelBasedonSubcategory }, signal) =>
          productModelBasedonSubcategory(categoryIds.honey, subcategory, runtimeConfig().user, signal),
      )

/** Names of the honey's subcategories (call 8). */
export const subcategoriesQuery: ListQuery<string> = listQuery(
  ['subcategories', categoryIds.honey],
  subcategoriesService,
  ({ getSubCategories }, signal) => getSubCategories(runtimeConfig().user, categoryIds.honey, signal),
)

/** The categories of the service user (call 5). */
export const categoriesQuery: ListQuery<Category> = listQuery(
  ['categories'],
  categoriesService,
  ({ getCategories }, signal) => getCategories(runtimeConfig().user, signal),
)

/** What the map pages log of a call that failed (R-MAP-11). */
const meta = { failure: 'Error occurred' }

/** Usernames of a user type (call 2). */
export const usersQuery = (userType: UserType): ListQuery<string> => ({
  ...listQuery(['users', userType], usersService, ({ getAllUserofUserType }, signal) =>
    getAllUserofUserType(userType, signal),
  ),
  meta,
})

/** Places of a user (call 3). */
export const placesQuery = (username: string, kind: PlaceKind): ListQuery<Place> => ({
  ...listQuery(['sites', kind, username], sitesService, ({ sixAtATime, locationProvider }, signal) =>
    sixAtATime(() => {
      // Given up while it waited for its turn.
      signal.throwIfAborted()
      return locationProvider(username, kind, signal)
    }),
  ),
  meta,
})

/** Asks for a listing ahead of time, when its link is about to be followed; a failure is left to the page. */
export const prefetchListing = (subcategory: string) => queryClient.prefetchQuery(listingQuery(subcategory))

/** Asks for categories' lists ahead of time, when their page is about to be opened. */
export const prefetchProducts = (categories: readonly string[]) =>
  Promise.all(categories.map((category) => queryClient.prefetchQuery(productsQuery(category))))
