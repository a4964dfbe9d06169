import type { Product } from '@/domain/catalogue/product'
import { latinDigits } from '../format/latin-digits'

/** What a visitor pays, in rupees: the discounted price where there is one, else the MRP (docs/behaviour.md#product-listing). */
export function priceOf(product: Product): number | undefined {
  return product.discounted ?? product.mrp
}

/**
 * Both ends are inside the range, an end left out is open, and a product without an MRP is inside no range at
 * all, discounted or not (R-LIST-11, R-LIST-12).
 */
export const costsBetween = (from: number | undefined, to: number | undefined) => (product: Product) => {
  const price = product.mrp === undefined ? undefined : priceOf(product)
  return price !== undefined && (from === undefined || from <= price) && (to === undefined || price <= to)
}

/** The lowest and the highest price of a list, among the products that a price range can hold; undefined without any. */
export function priceSpan(products: readonly Product[]): { lowest: number; highest: number } | undefined {
  const prices = products.flatMap((product) => (product.mrp === undefined ? [] : (priceOf(product) ?? [])))
  if (prices.length === 0) return undefined
  return {
    lowest: prices.reduce((a, b) => Math.min(a, b)),
    highest: prices.reduce((a, b) => Math.max(a, b)),
  }
}

/** A price typed into a field or an address: rupees, up to 12 digits and 6 decimals, never negative; undefined for anything else. */
export function readTypedPrice(typed: string): number | undefined {
  const text = latinDigits(typed.trim())
  return /^(\d{1,12}(\.\d{0,6})?|\.\d{1,6})$/.test(text) ? Number(text) : undefined
}
