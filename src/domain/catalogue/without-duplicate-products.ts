import type { Product } from './product'

/** Products without those whose id has come before: two lists may share one, and a list may name one twice. */
export function withoutDuplicateProducts(products: readonly Product[]): Product[] {
  const ids = new Set<string>()
  return products.filter(({ id }) => !ids.has(id) && ids.add(id))
}
