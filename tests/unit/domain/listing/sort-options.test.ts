import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Product } from '@/domain/catalogue/product'
import { applyListing } from '@/domain/listing/apply-listing'
import { noChoices } from '@/domain/listing/listing-choices'
import { isSortName, type SortName, sortNames, sortOption } from '@/domain/listing/sort-options'
import { aProduct } from '../../../support/data/make-product'

const ids = (products: Product[], sort: SortName) =>
  applyListing(products, { ...noChoices, sort }).map((product) => product.id)

describe('the menu Sort by', () => {
  it('offers the ten names of the specification, none first', () => {
    expect(sortNames).toEqual([
      '',
      'FEATURED',
      'BESTSELLER',
      'A_Z',
      'Z_A',
      'PRICE_LOW_TO_HIGH',
      'PRICE_HIGH_TO_LOW',
      'RATING_HIGH_TO_LOW',
      'DATE_OLD_TO_NEW',
      'DATE_NEW_TO_OLD',
    ])
  })

  it('knows its names, and none that every object inherits', () => {
    expect(['A_Z', '', 'a_z', 'CHEAPEST', 'toString', '__proto__'].map(isSortName)).toEqual([
      true,
      true,
      false,
      false,
      false,
      false,
    ])
  })
})

describe('sorting', () => {
  it('keeps the order of the back end with none', () => {
    expect(ids([aProduct({ id: 'b' }), aProduct({ id: 'a' }), aProduct({ id: 'c' })], '')).toEqual([
      'b',
      'a',
      'c',
    ])
  })

  it('keeps featured products alone with FEATURED, in the order of the back end', () => {
    const products = [
      aProduct({ id: 'z', featured: true }),
      aProduct({ id: 'b' }),
      aProduct({ id: 'a', featured: true }),
    ]
    expect(ids(products, 'FEATURED')).toEqual(['z', 'a'])
  })

  it('keeps ratings of 4 and above with BESTSELLER: 4 is in, 3.9 and none are out', () => {
    const products = [5, 3.9, 4, undefined].map((rating) => aProduct({ id: String(rating), rating }))
    expect(ids(products, 'BESTSELLER')).toEqual(['5', '4'])
  })

  it('orders by name both ways, small and capital letters together', () => {
    const products = ['litchi', 'Acacia', 'Mustard', 'ajwain'].map((name) => aProduct({ id: name, name }))
    expect(ids(products, 'A_Z')).toEqual(['Acacia', 'ajwain', 'litchi', 'Mustard'])
    expect(ids(products, 'Z_A')).toEqual(['Mustard', 'litchi', 'ajwain', 'Acacia']) // R-LIST-23
  })

  it('orders prices as numbers, the discounted one first of all', () => {
    const products = [
      aProduct({ id: '100', mrp: 100 }),
      aProduct({ id: '9', mrp: 9 }),
      aProduct({ id: '10 instead of 500', mrp: 500, discounted: 10 }),
      aProduct({ id: 'none' }),
      aProduct({ id: '50 without MRP', discounted: 50 }),
    ]
    expect(ids(products, 'PRICE_LOW_TO_HIGH')).toEqual([
      '9',
      '10 instead of 500',
      '50 without MRP',
      '100',
      'none',
    ])
    expect(ids(products, 'PRICE_HIGH_TO_LOW')).toEqual([
      '100',
      '50 without MRP',
      '10 instead of 500',
      '9',
      'none',
    ]) // R-LIST-24
  })

  it('orders by rating, best first, unrated last', () => {
    const products = [undefined, 3, 5, 4.5].map((rating) => aProduct({ id: String(rating), rating }))
    expect(ids(products, 'RATING_HIGH_TO_LOW')).toEqual(['5', '4.5', '3', 'undefined']) // R-LIST-25
  })

  it('orders by date both ways, undated last both times', () => {
    const products = [undefined, 200, 100].map((timestamp) => aProduct({ id: String(timestamp), timestamp }))
    expect(ids(products, 'DATE_OLD_TO_NEW')).toEqual(['100', '200', 'undefined'])
    expect(ids(products, 'DATE_NEW_TO_OLD')).toEqual(['200', '100', 'undefined']) // R-LIST-26
  })

  const anyProducts = fc
    .array(
      fc.record({
        name: fc.constantFrom('Acacia', 'Litchi', 'Mustard'),
        mrp: fc.option(fc.integer({ min: 1, max: 3 }), { nil: undefined }),
        rating: fc.option(fc.integer({ min: 0, max: 5 }), { nil: undefined }),
        timestamp: fc.option(fc.integer({ min: 1, max: 3 }), { nil: undefined }),
      }),
    )
    .map((fields) => fields.map((some, index) => aProduct({ ...some, id: String(index) })))

  it('keeps equal products in the order of the back end, whatever the choice', () => {
    const keys = new Map<SortName, keyof Product>([
      ['A_Z', 'name'],
      ['Z_A', 'name'],
      ['PRICE_LOW_TO_HIGH', 'mrp'],
      ['PRICE_HIGH_TO_LOW', 'mrp'],
      ['RATING_HIGH_TO_LOW', 'rating'],
      ['DATE_OLD_TO_NEW', 'timestamp'],
      ['DATE_NEW_TO_OLD', 'timestamp'],
    ])
    fc.assert(
      fc.property(anyProducts, fc.constantFrom(...sortNames), (products, sort) => {
        const key = keys.get(sort) ?? 'status'
        const sorted = applyListing(products, { ...noChoices, sort })
        for (const [index, product] of sorted.entries()) {
          const next = sorted[index + 1]
          if (next && next[key] === product[key]) expect(Number(product.id)).toBeLessThan(Number(next.id))
        }
      }),
    )
  })

  it('loses and invents no product where it only orders', () => {
    const ordering = sortNames.filter((name) => sortOption(name).order)
    fc.assert(
      fc.property(anyProducts, fc.constantFrom(...ordering), (products, sort) => {
        expect(ids(products, sort).sort()).toEqual(products.map((product) => product.id).sort())
      }),
    )
  })
})
