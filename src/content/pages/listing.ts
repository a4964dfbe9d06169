import { anySubcategory, everySubcategory } from '@/config/paths'
import { grouped } from '@/domain/digits'
import { rupees } from '@/domain/money'
import { priceOf } from '@/domain/price'
import type { Product } from '@/domain/product'
import { subcategoryLabel } from '@/domain/subcategory'
import type { PageHead } from '../page-head'
import { pageTitle } from '../site'

const all = 'All products'

const names = new Map([
  [everySubcategory, all],
  [anySubcategory, 'Our honey'],
])

/** What a listing is called: its subcategory, or all products. Anyone can write an address that names nothing. */
const nameOf = (subcategory: string) =>
  names.get(subcategory) ?? (subcategoryLabel(subcategory) || names.get(anySubcategory) || '')

const cut = (text: string, most: number) =>
  text.length > most ? `${text.slice(0, most - 1).trimEnd()}…` : text

/** A product in a line: 'Mustard Blossom Honey from India for ₹320 instead of ₹380'. */
function productSummary(product: Product): string {
  const { name, country, mrp } = product
  const price = priceOf(product)
  const from = country ? ` from ${cut(country, 16)}` : ''
  const amount = price === undefined ? '' : ` for ${rupees(price)}`
  const before = price !== undefined && mrp !== undefined && mrp > price ? ` instead of ${rupees(mrp)}` : ''
  return cut(name, 40) + from + amount + before
}

export const listing = {
  all,
  nameOf,
  lead: 'Each jar names the flower it came from. Its QR code leads back to the field.',
  head: (subcategory: string): PageHead => {
    const name = cut(nameOf(subcategory), 40)
    return {
      title: pageTitle(`${name}: prices, origin, certificates`),
      description: `${name}: organic honey without preservatives, traceable to its flowers. Compare prices, ratings and certificates.`,
    }
  },
  productSummary,
  /** The head of a product's own address. */
  productHead: (product: Product): PageHead => {
    const price = priceOf(product)
    const amount = price === undefined ? '' : `, ${rupees(price)}`
    return {
      title: pageTitle(cut(product.name, 48) + amount),
      description: cut(
        `${productSummary(product)}. See its stock, origin and papers, and trace the jar to its flowers.`,
        160,
      ),
    }
  },
  /** '5 products' where all are shown, else '12 of 10,000 products'. */
  count: (shown: number, found: number) => {
    const all = found === 1 ? '1 product' : `${grouped(found)} products`
    return shown < found ? `${grouped(shown)} of ${all}` : all
  },
  showMore: (rest: number) => `Show more (${grouped(rest)} left)`,
  showAll: 'Clear all filters',
}
