import type { Product } from './product'

/** Where a product stands in a list, from 1 on, and the ids of the products beside it. */
export type Neighbours = { position: number; previous: string | undefined; next: string | undefined }

/** @returns undefined for a product that is not in the list */
export function neighboursOf(products: readonly Product[], id: string): Neighbours | undefined {
  const index = products.findIndex((product) => product.id === id)
  if (index < 0) return undefined
  return { position: index + 1, previous: products[index - 1]?.id, next: products[index + 1]?.id }
}
