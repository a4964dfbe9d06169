import { groupBrandItems } from '@/domain/catalogue/brand-items'
import type { Product } from '@/domain/catalogue/product'
import { isInStock } from '@/domain/catalogue/stock'
import { priceOf } from '@/domain/price/price'

/** What a category offers, in numbers. */
export type OfferFacts = {
  count: number
  /** The lowest price of what is in stock, in rupees; left out where nothing there has one. */
  from?: number
  /** How many of them /brands lists as 'Product services'; left out where none. */
  productServices?: number
}

/** Counts a category's offers, and finds the lowest price at which one of them can be had. */
export function offerFacts(products: readonly Product[]): OfferFacts {
  const prices = products.filter(isInStock).flatMap((product) => priceOf(product) ?? [])
  const productServices = groupBrandItems(products).productServices.length
  return {
    count: products.length,
    ...(prices.length > 0 && { from: prices.reduce((lowest, price) => Math.min(lowest, price)) }),
    ...(productServices > 0 && { productServices }),
  }
}
