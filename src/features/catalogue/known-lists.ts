import type { ListingSnapshot } from '@/services/listing-snapshot'
import { cameWithPage, queryClient } from '@/services/query-client'
import { type CatalogueData, catalogueQuery, subcategoriesQuery } from './catalogue-query'
import { pageSize } from './page-size'

/** Gives the prerenderer what a listing's page shows: its first products with the number of all, the subcategories. */
export function setListing(snapshot: ListingSnapshot, subcategory: string): void {
  const updatedAt = { updatedAt: cameWithPage }
  queryClient.setQueryData(subcategoriesQuery.queryKey, snapshot.names, updatedAt)
  const products = snapshot.listings[subcategory]
  if (!products) return
  const data: CatalogueData = { products: products.slice(0, pageSize), total: products.length }
  queryClient.setQueryData(catalogueQuery(subcategory).queryKey, data, updatedAt)
}
