import { categories } from '@/config/categories'
import { everySubcategory } from '@/config/paths'
import { runtimeConfig } from '@/config/runtime-config'
import type { Category } from '@/domain/category'
import type { Place } from '@/domain/place'
import type { Product } from '@/domain/product'
import { whenKept } from '@/services/kept-answers'
import { queryClient } from '@/services/query-client'
import type { SiteKind } from '@/services/sites'
import type { UserType } from '@/services/users'

/** What is known of a list: all its items or, where it came with the page, the first ones. */
export type ListData<Item> = {
  items: readonly Item[]
  total: number
  /** When the list was kept, where it is a copy from before, in milliseconds since 1970. */
  keptAt?: number | undefined
}

/** How TanStack Query asks for a list from the back end. */
export type ListQuery<Item> = {
  queryKey: readonly string[]
  queryFn: (context: { signal: AbortSignal }) => Promise<ListData<Item>>
  meta?: { failure: string }
}

/** Services are fetched with the first call, and axios with them: the list around them need not wait. */
const listQuery = <Item>(
  queryKey: readonly string[],
  fetch: (signal: AbortSignal) => Promise<Item[]>,
): ListQuery<Item> => ({
  queryKey,
  queryFn: async ({ signal }) => {
    const items = await fetch(signal)
    return { items, total: items.length, keptAt: whenKept(signal) }
  },
})

/** Products or services of a category (call 9). */
export const categoryQuery = (category: string): ListQuery<Product> =>
  listQuery(['products', category], async (signal) => {
    const { getAllProductsofUser } = await import('@/services/products')
    return getAllProductsofUser(runtimeConfig().user, category, signal)
  })

/** Products of a listing: of one subcategory (call 6), or with `allProducts` of them all (R-LIST-02, R-LIST-03). */
export const listingQuery = (subcategory: string): ListQuery<Product> =>
  subcategory === everySubcategory
    ? categoryQuery(categories.honey)
    : listQuery(['products', categories.honey, subcategory], async (signal) => {
        const { productModelBasedonSubcategory } = await import('@/services/products')
        return productModelBasedonSubcategory(categories.honey, subcategory, runtimeConfig().user, signal)
      })

/** Names of the honey's subcategories (call 8). */
export const subcategoriesQuery: ListQuery<string> = listQuery(
  ['subcategories', categories.honey],
  async (signal) => {
    const { getSubCategories } = await import('@/services/subcategories')
    return getSubCategories(runtimeConfig().user, categories.honey, signal)
  },
)

/** The categories of the service user (call 5). */
export const categoriesQuery: ListQuery<Category> = listQuery(['categories'], async (signal) => {
  const { getCategories } = await import('@/services/categories')
  return getCategories(runtimeConfig().user, signal)
})

/** What the map pages log of a call that failed (R-MAP-11). */
const meta = { failure: 'Error occurred' }

/** Usernames of a user type (call 2). */
export const usersQuery = (userType: UserType): ListQuery<string> => ({
  ...listQuery(['users', userType], async (signal) => {
    const { getAllUserofUserType } = await import('@/services/users')
    return getAllUserofUserType(userType, signal)
  }),
  meta,
})

/** Places of a user (call 3). */
export const sitesQuery = (username: string, kind: SiteKind): ListQuery<Place> => ({
  ...listQuery(['sites', kind, username], async (signal) => {
    const [{ sixAtATime }, { locationProvider }] = await Promise.all([
      import('@/services/six-at-a-time'),
      import('@/services/sites'),
    ])
    return sixAtATime(() => {
      // Given up while it waited for its turn.
      signal.throwIfAborted()
      return locationProvider(username, kind, signal)
    })
  }),
  meta,
})

/** Asks for a listing ahead of time, when its link is about to be followed; a failure is left to the page. */
export const prefetchListing = (subcategory: string) => queryClient.prefetchQuery(listingQuery(subcategory))

/** Asks for categories' lists ahead of time, when their page is about to be opened. */
export const prefetchCategories = (categories: readonly string[]) =>
  Promise.all(categories.map((category) => queryClient.prefetchQuery(categoryQuery(category))))
