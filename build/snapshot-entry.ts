import { categories } from '@/config/categories'
import { everySubcategory } from '@/config/paths'
import { type RuntimeConfig, setRuntimeConfig } from '@/config/runtime-config'
import type { Product } from '@/domain/product'
import type { ListingSnapshot } from '@/services/listing-snapshot'
import { getAllProductsofUser, productModelBasedonSubcategory } from '@/services/products'
import { getSubCategories } from '@/services/subcategories'

/**
 * Asks a platform for the listings, through the site's own services: one after the other, since nobody waits.
 * @param subcategories those whose listing gets a page of its own
 * @throws {ServiceError} where one of them cannot be had
 */
export async function takeSnapshot(config: RuntimeConfig, subcategories: string[]): Promise<ListingSnapshot> {
  setRuntimeConfig(config)
  const { user } = config
  const takenAt = Date.now()
  const listings: Record<string, Product[]> = {
    [everySubcategory]: await getAllProductsofUser(user, categories.honey),
  }
  for (const subcategory of subcategories)
    listings[subcategory] = await productModelBasedonSubcategory(categories.honey, subcategory, user)
  return { takenAt, names: await getSubCategories(user, categories.honey), listings }
}
