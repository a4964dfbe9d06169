import type { Product } from './product'

/** The two availability choices of a listing, as the address spells them (docs/behaviour.md). */
export const stockChoices = ['in', 'out'] as const

/** One of these choices. */
export type Stock = (typeof stockChoices)[number]

/** A missing item count counts as in stock; 0 or less is out of stock (R-LIST-15). */
export function isInStock(product: Product): boolean {
  return product.itemCount === undefined || product.itemCount > 0
}

/** Both choices or neither filter nothing (R-LIST-16). */
export const isAvailableAs = (chosen: readonly Stock[]) => (product: Product) =>
  chosen.length !== 1 || chosen.includes(isInStock(product) ? 'in' : 'out')
