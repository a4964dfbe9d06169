import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { applyListing, countWith, memoizedApplyListing } from '@/domain/listing/apply-listing'
import type { ListingChoices } from '@/domain/listing/filters'
import { fuzzyMatch } from '@/domain/listing/fuzzy-search'
import { noChoices, readChoices } from '@/domain/listing/listing-choices'
import { sortNames, sortOption } from '@/domain/listing/sort-options'
import { aProduct } from '../../../support/data/make-product'

describe('the products of a listing', () => {
  const shelf = [
    aProduct({ id: 'mustard', name: 'Mustard Honey', mrp: 200, itemCount: 0, country: 'India' }),
    aProduct({ id: 'litchi', name: 'Litchi Honey', mrp: 100, itemCount: 4, subcategory: 'Raw_Honey' }),
    aProduct({ id: 'acacia', name: 'Acacia Honey', mrp: 500, discounted: 150, rating: 4, itemCount: 9 }),
    aProduct({ id: 'sample', name: 'Sample', itemCount: 3 }),
  ]
  const ids = (choices: Partial<ListingChoices>) =>
    applyListing(shelf, { ...noChoices, ...choices }).map((product) => product.id)

  it('are all there when nothing is chosen', () => {
    expect(ids({})).toEqual(['mustard', 'litchi', 'acacia', 'sample']) // R-LIST-12
  })

  it('lie in the range, ends included, and have an MRP', () => {
    expect(ids({ price: { from: 100, to: 150 } })).toEqual(['litchi', 'acacia'])
  })

  it('lie above From alone or below To alone', () => {
    expect(ids({ price: { from: 150 } })).toEqual(['mustard', 'acacia'])
    expect(ids({ price: { to: 100 } })).toEqual(['litchi'])
  })

  it('are not filtered by price when From is above To', () => {
    expect(ids({ price: { from: 500, to: 100 } })).toEqual(['mustard', 'litchi', 'acacia', 'sample'])
  })

  it('are in stock, out of stock, or both', () => {
    expect(ids({ stock: ['in'] })).toEqual(['litchi', 'acacia', 'sample'])
    expect(ids({ stock: ['out'] })).toEqual(['mustard'])
    expect(ids({ stock: ['in', 'out'] })).toEqual(['mustard', 'litchi', 'acacia', 'sample'])
  })

  it('mention the search text in name, subcategory or country, in any case', () => {
    expect(ids({ query: 'LITCHI' })).toEqual(['litchi'])
    expect(ids({ query: 'raw honey' })).toEqual(['litchi'])
    expect(ids({ query: ' india ' })).toEqual(['mustard'])
    expect(ids({ query: 'turmeric' })).toEqual([])
  })

  it('are sorted and filtered together', () => {
    expect(ids({ sort: 'PRICE_HIGH_TO_LOW', stock: ['in'], price: { from: 50 } })).toEqual([
      'acacia',
      'litchi',
    ])
    expect(ids({ sort: 'BESTSELLER', price: { from: 100, to: 200 } })).toEqual(['acacia'])
  })

  it('are ordered again for another list and another choice', () => {
    expect(ids({ sort: 'A_Z' })).toEqual(['acacia', 'litchi', 'mustard', 'sample'])
    expect(ids({ sort: 'Z_A' })).toEqual(['sample', 'mustard', 'litchi', 'acacia'])
    expect(
      applyListing([aProduct({ id: 'other' })], { ...noChoices, sort: 'A_Z' }).map(({ id }) => id),
    ).toEqual(['other'])
  })

  it('leave the list they came from as it was', () => {
    applyListing(shelf, { ...noChoices, sort: 'A_Z' }).pop()
    expect(shelf.map((product) => product.id)).toEqual(['mustard', 'litchi', 'acacia', 'sample'])
    expect(ids({ sort: 'A_Z' })).toHaveLength(4)
  })

  it('are among the liked ones, whatever else the address names', () => {
    expect(ids({ liked: ['sample', 'gone', 'litchi'] })).toEqual(['litchi', 'sample'])
    expect(ids({ liked: ['gone'] })).toEqual([])
  })

  it('are always some of all, each once, and fewer the more is chosen', () => {
    const product = fc.record({
      name: fc.constantFrom('Mustard', 'Litchi', 'Acacia', 'Áçai'),
      mrp: fc.option(fc.integer({ min: 0, max: 5 }), { nil: undefined }),
      rating: fc.option(fc.integer({ min: 0, max: 5 }), { nil: undefined }),
      itemCount: fc.option(fc.integer({ min: -1, max: 2 }), { nil: undefined }),
      featured: fc.boolean(),
    })
    const products = fc
      .array(product)
      .map((all) => all.map((fields, index) => aProduct({ id: String(index), ...fields })))
    const choices = fc.record({
      sort: fc.constantFrom(...sortNames),
      price: fc.record({
        from: fc.option(fc.integer({ min: 0, max: 5 }), { nil: undefined }),
        to: fc.option(fc.integer({ min: 0, max: 5 }), { nil: undefined }),
      }),
      stock: fc.constantFrom<ListingChoices['stock']>([], ['in'], ['out'], ['in', 'out']),
      liked: fc.constantFrom<string[]>([], ['0', '2', '4']),
      query: fc.constantFrom('', 'a', 'must', 'acai litchi'),
    })
    fc.assert(
      fc.property(products, choices, (all, chosen) => {
        const found = applyListing(all, chosen)
        expect(new Set(found).size).toBe(found.length)
        expect(found.every((one) => all.includes(one))).toBe(true)
        const wider = applyListing(all, {
          ...noChoices,
          sort: sortOption(chosen.sort).matches ? '' : chosen.sort,
        })
        expect(wider).toHaveLength(all.length)
        if (!sortOption(chosen.sort).matches)
          // Stable: what is found stands in the order of the whole list.
          expect(found).toEqual(wider.filter((one) => found.includes(one)))
      }),
    )
  })
})

describe('the count beside a choice of the drawer', () => {
  it('follows price, search and order, and not the choice that it counts', () => {
    const shelf = [
      aProduct({ id: '1', name: 'Mustard Honey', mrp: 100, itemCount: 4 }),
      aProduct({ id: '2', name: 'Mustard Honey', mrp: 900, itemCount: 4 }),
      aProduct({ id: '3', name: 'Litchi Honey', mrp: 100, itemCount: 0, rating: 5 }),
    ]
    const count = (choices: Partial<ListingChoices>, choice: 'in' | 'out') =>
      countWith(shelf, { ...noChoices, ...choices }, 'stock', [choice])
    expect([count({}, 'in'), count({}, 'out')]).toEqual([2, 1])
    expect(count({ price: { to: 500 } }, 'in')).toBe(1)
    expect(count({ query: 'litchi' }, 'in')).toBe(0)
    expect(count({ sort: 'BESTSELLER' }, 'out')).toBe(1)
    expect(count({ stock: ['out'] }, 'in')).toBe(2)
  })

  it('is what the choice alone would show', () => {
    const products = fc
      .array(fc.option(fc.integer({ min: -2, max: 2 }), { nil: undefined }))
      .map((counts) => counts.map((itemCount, index) => aProduct({ id: String(index), itemCount })))
    fc.assert(
      fc.property(products, fc.array(fc.nat(10).map(String), { minLength: 1 }), (all, liked) => {
        for (const stock of [['in'], ['out']] satisfies ListingChoices['stock'][])
          expect(countWith(all, noChoices, 'stock', stock)).toBe(
            applyListing(all, { ...noChoices, stock }).length,
          )
        expect(countWith(all, noChoices, 'liked', liked)).toBe(
          applyListing(all, { ...noChoices, liked }).length,
        )
      }),
    )
  })
})

describe('remembering the last result', () => {
  const products = [aProduct({ id: 'a', name: 'Mustard' }), aProduct({ id: 'b', name: 'Litchi' })]
  const read = (search: string) => readChoices(new URLSearchParams(search))

  it('gives the same products found for the same list and the same choices, whoever asks', () => {
    const find = memoizedApplyListing()
    expect(find(products, read('q=litchi'))).toBe(find(products, read('q=litchi&utm_source=mail')))
  })

  it('finds anew for other choices, another list, or once a slip can be forgiven', () => {
    const find = memoizedApplyListing()
    const ids = (...asked: Parameters<typeof find>) => find(...asked).map(({ id }) => id)
    expect(ids(products, read('q=litchi'))).toEqual(['b'])
    expect(ids(products, read('q=mustard'))).toEqual(['a'])
    expect(ids(products.slice(1), read('q=mustard'))).toEqual([])
    expect(ids(products, read('q=musturd'))).toEqual([])
    expect(ids(products, read('q=musturd'), fuzzyMatch)).toEqual(['a'])
  })
})
