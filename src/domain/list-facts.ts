import { isOneOf } from '@/domain/apply-listing'
import { priceOf } from '@/domain/price'
import type { Product } from '@/domain/product'
import { isInStock, type Stock } from '@/domain/stock'

/** What the drawer says of a whole list, whatever filters are in force. */
export type ListFacts = {
  /** Lowest and highest price in rupees, among the products that a price range can hold; absent without any. */
  prices: { lowest: number; highest: number } | undefined
  /** How many are in stock, and how many are not. */
  stock: Record<Stock, number>
}

/** Counts a list once for the drawer. */
export function listFacts(products: readonly Product[]): ListFacts {
  const inStock = products.filter(isInStock).length
  const prices = products.flatMap((product) => (product.mrp === undefined ? [] : (priceOf(product) ?? [])))
  return {
    prices:
      prices.length > 0
        ? {
            lowest: prices.reduce((a, b) => Math.min(a, b)),
            highest: prices.reduce((a, b) => Math.max(a, b)),
          }
        : undefined,
    stock: { in: inStock, out: products.length - inStock },
  }
}

/** How many of these ids are in a list. */
export const countOf = (products: readonly Product[], ids: readonly string[]): number =>
  products.filter(isOneOf(ids)).length
