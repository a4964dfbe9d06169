import { rupees } from '@/domain/money'
import { priceOf } from '@/domain/price'
import type { Product } from '@/domain/product'
import { cut, type PageHead } from './page-head'
import { pageTitle } from './site'

/** A product in a line: 'Mustard Blossom Honey from India for ₹320 instead of ₹380'. */
export function productSummary(product: Product): string {
  const { name, country, mrp } = product
  const price = priceOf(product)
  const from = country ? ` from ${cut(country, 16)}` : ''
  const now = price === undefined ? '' : ` for ${rupees(price)}`
  const before = price !== undefined && mrp !== undefined && mrp > price ? ` instead of ${rupees(mrp)}` : ''
  return cut(name, 40) + from + now + before
}

/** The head of a product's own address; the build writes it, and the browser finds it in the page. */
export function productHead(product: Product): PageHead {
  const price = priceOf(product)
  const amount = price === undefined ? '' : `, ${rupees(price)}`
  const description = `${productSummary(product)}. See its stock, origin and certificate, and trace the jar to its flowers.`
  return { title: pageTitle(cut(cut(product.name, 48) + amount, 60)), description: cut(description, 160) }
}
