import { expect, it } from 'vitest'
import { productHead } from '@/content/en/head/product-head'
import { listing } from '@/content/en/pages/listing'
import { aProduct } from '../../../../support/data/make-product'

const isGood = ({ title, description }: { title: string; description: string }) =>
  title.length <= 75 &&
  title.endsWith(' | Hivefield') &&
  description.length >= 50 &&
  description.length <= 160

it('says of a product what it costs and what it cost before', () => {
  const product = aProduct({ name: 'Litchi Honey', country: 'India', mrp: 450, discounted: 399 })
  expect(productHead(product)).toEqual({
    title: 'Litchi Honey, ₹399 | Hivefield',
    description:
      'Litchi Honey from India for ₹399 instead of ₹450. See its flower and origin in our catalogue of organic, traceable honey.',
  })
})

it('leaves out what nobody knows, and is never too long', () => {
  expect(productHead(aProduct({ name: 'Litchi Honey' })).title).toBe('Litchi Honey | Hivefield')
  const long = { name: 'M'.repeat(80), country: 'M'.repeat(80), mrp: 123_456_789, discounted: 99_999_999.5 }
  for (const fields of [{}, long, { name: 'x' }, { discounted: 5 }])
    expect(isGood(productHead(aProduct(fields))), JSON.stringify(fields)).toBe(true)
})

it.each(['', '_', '__', ' ', 'Raw_Honey', 'Foo', '<script>', 'x'.repeat(10_000)])(
  "gives a listing called '%s' a title and a heading",
  (name) => {
    expect(listing.nameOf(name)).toMatch(/\S/)
    expect(isGood(listing.head(name))).toBe(true)
  },
)
