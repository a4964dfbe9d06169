import { expect, it } from 'vitest'
import { offerFacts } from '@/domain/price/offer-facts'
import { aProduct } from '../../../support/data/make-product'

it('counts what is listed, and finds the lowest price of what is in stock', () => {
  const soldOut = aProduct({ mrp: 10, itemCount: 0 })
  const reduced = aProduct({ mrp: 400, discounted: 90 })
  expect(offerFacts([soldOut, reduced, aProduct({ mrp: 200 }), aProduct()])).toEqual({ count: 4, from: 90 })
})

it('finds the lowest price of however many', () => {
  const product = aProduct({ mrp: 200 })
  expect(offerFacts(Array.from({ length: 200_000 }, () => product)).from).toBe(200)
})

it('counts what /brands lists as product services', () => {
  const jars = aProduct({ subcategory: 'Honey_Jars' })
  expect(offerFacts([jars, aProduct({ subcategory: 'Packaging' })])).toMatchObject({ productServices: 1 })
})

it('names no price where nothing in stock has one', () => {
  expect(offerFacts([aProduct(), aProduct({ mrp: 10, itemCount: 0 })])).toEqual({ count: 2 })
  expect(offerFacts([])).toEqual({ count: 0 })
})
