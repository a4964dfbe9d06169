import type * as english from '@/content/en/head/product-head'
import { format } from '@/content/hi/site/format'
import { pageTitle } from '@/content/hi/site/site'
import { cut } from '@/content/page-head'
import type { Translated } from '@/content/translated'
import type { Product } from '@/domain/catalogue/product'
import { flowerIn } from '@/domain/catalogue/trace'
import { rupees } from '@/domain/format/money'
import { priceOf } from '@/domain/price/price'

/** A product in a line: 'Mustard Blossom Honey, मूल देश India, दाम ₹320 (₹380 की जगह)'. */
export const productSummary: Translated<typeof english.productSummary> = (product) => {
  const { name, country, mrp } = product
  const price = priceOf(product)
  const from = country ? `, मूल देश ${cut(country, 16)}` : ''
  const now = price === undefined ? '' : `, दाम ${rupees(price)}`
  const before = price !== undefined && mrp !== undefined && mrp > price ? ` (${rupees(mrp)} की जगह)` : ''
  return cut(name, 40) + from + now + before
}

/** The head of a product's own address; the build writes it, and the browser finds it in the page. */
export const productHead: Translated<typeof english.productHead> = (product) => {
  const price = priceOf(product)
  const amount = price === undefined ? '' : `, ${rupees(price)}`
  const summary = `${productSummary(product)}।`
  const description = `${summary} ${seeToo(product)}`
  return {
    title: pageTitle(cut(cut(product.name, 48) + amount, 60)),
    description: description.length > 160 ? summary : description,
  }
}

/** What the page of a product tells besides: only what its record has. */
function seeToo({ name, country, certificate, itemCount }: Product): string {
  const told = [
    ...(flowerIn(name) ? ['फूल'] : []),
    ...(country ? ['मूल देश'] : []),
    ...(certificate ? ['प्रमाणपत्र'] : []),
    ...(itemCount === undefined ? [] : ['स्टॉक']),
  ]
  const all = format.list(told)
  return `कैटलॉग में ${all ? `इसका ${all}` : 'इसे'} देखें: जैविक शहद, जिसका स्रोत पता हो।`
}
