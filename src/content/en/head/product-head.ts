import { format } from '@/content/en/site/format'
import { pageTitle } from '@/content/en/site/site'
import { cut, type PageHead } from '@/content/page-head'
import type { Product } from '@/domain/catalogue/product'
import { flowerIn } from '@/domain/catalogue/trace'
import { rupees } from '@/domain/format/money'
import { priceOf } from '@/domain/price/price'

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
  const summary = `${productSummary(product)}.`
  const description = `${summary} ${seeToo(product)}`
  return {
    title: pageTitle(cut(cut(product.name, 48) + amount, 60)),
    description: description.length > 160 ? summary : description,
  }
}

/** What the page of a product tells besides: only what its record has. */
function seeToo({ name, country, certificate, itemCount }: Product): string {
  const told = [
    ...(flowerIn(name) ? ['flower'] : []),
    ...(country ? ['origin'] : []),
    ...(certificate ? ['certificate'] : []),
    ...(itemCount === undefined ? [] : ['stock']),
  ]
  const all = format.list(told)
  return `See ${all ? `its ${all}` : 'it'} in our catalogue of organic, traceable honey.`
}
