import type { KnownList, ListingSnapshot } from '@/services/listing-snapshot'
import { type CatalogueData, catalogueQuery, subcategoriesQuery } from './catalogue-query'
import { pageSize } from './page-size'

/** What a listing's page is built with: its first products with the number of all, and the subcategories. */
export function knownListsOf(snapshot: ListingSnapshot, subcategory: string): KnownList[] {
  const products = snapshot.listings[subcategory]
  const names = { key: subcategoriesQuery.queryKey, data: snapshot.names }
  if (!products) return [names]
  const data: CatalogueData = { products: products.slice(0, pageSize), total: products.length }
  return [names, { key: catalogueQuery(subcategory).queryKey, data }]
}
