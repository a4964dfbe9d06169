import { categories } from '@/config/categories'
import { everySubcategory } from '@/config/paths'
import { runtimeConfig } from '@/config/runtime-config'
import type { Product } from '@/domain/product'
import { fetchAhead } from '@/services/query-client'

/** What is known of a subcategory's products: in a snapshot the first ones, with the number of all. */
export type CatalogueData = { products: readonly Product[]; total: number }

async function fetchProducts(subcategory: string, signal: AbortSignal): Promise<CatalogueData> {
  const { getAllProductsofUser, productModelBasedonSubcategory } = await import('@/services/products')
  const { user } = runtimeConfig()
  const products = await (subcategory === everySubcategory
    ? getAllProductsofUser(user, categories.honey, signal)
    : productModelBasedonSubcategory(categories.honey, subcategory, user, signal))
  return { products, total: products.length }
}

/** The query of a listing's products. */
export const catalogueQuery = (subcategory: string) => ({
  queryKey: ['catalogue', subcategory],
  queryFn: ({ signal }: { signal: AbortSignal }) => fetchProducts(subcategory, signal),
})

/** The query of the names of all subcategories (call 8). */
export const subcategoriesQuery = {
  queryKey: ['subcategories', categories.honey],
  queryFn: async ({ signal }: { signal: AbortSignal }): Promise<string[]> => {
    const { getSubCategories } = await import('@/services/subcategories')
    return getSubCategories(runtimeConfig().user, categories.honey, signal)
  },
}

/** Asks for a listing ahead of time, when its link is about to be followed. */
export const prefetchCatalogue = (subcategory: string) => fetchAhead(catalogueQuery(subcategory))
