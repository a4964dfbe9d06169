import { expect, it } from 'vitest'
import * as mapsEn from '@/content/en/features/maps'
import * as productsEn from '@/content/en/pages/products'
import * as cardEn from '@/content/en/product/product-card'
import * as mapsHi from '@/content/hi/features/maps'
import * as productsHi from '@/content/hi/pages/products'
import * as cardHi from '@/content/hi/product/product-card'
import * as mapsKn from '@/content/kn/features/maps'
import * as productsKn from '@/content/kn/pages/products'
import * as cardKn from '@/content/kn/product/product-card'

it.each([
  ['en', { ...mapsEn, ...productsEn, ...cardEn }],
  ['hi', { ...mapsHi, ...productsHi, ...cardHi }],
  ['kn', { ...mapsKn, ...productsKn, ...cardKn }],
])('counts in %s are grouped as in India', (_, { maps, products, productCard }) => {
  const many = 123_456
  for (const text of [
    productCard.available(many),
    maps.cluster(many),
    maps.count(many, many),
    maps.count(7, many),
    maps.count(many, many + 1),
    products.road.offers(many),
  ])
    expect(text).toMatch(/(?<![\d,])1,23,45[67](?![\d,])/)
})

it('one location is no locations, though none of it is shown', () => {
  expect(mapsEn.maps.count(0, 1)).toBe('0 of 1 location')
  expect(mapsEn.maps.count(1, 1)).toBe('1 location')
  expect(mapsEn.maps.count(1, 2)).toBe('1 of 2 locations')
})
