import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  applyListing,
  isFiltered,
  isReversed,
  type Listing,
  priceRange,
  readListing,
  withoutFilters,
  withoutPrice,
  writeListing,
} from '@/domain/listing'
import { sortNames } from '@/domain/sort-options'
import { aProduct } from '../../support/a-product'

const nothing: Listing = { sort: '', stock: [], query: '' }
const read = (search: string) => readListing(new URLSearchParams(search))
const write = (listing: Partial<Listing>, search = '') =>
  writeListing({ ...nothing, ...listing }, new URLSearchParams(search)).toString()

describe('a listing in the address', () => {
  it('is read back whole', () => {
    expect(read('sort=PRICE_LOW_TO_HIGH&from=100&to=500&stock=in&q=litchi')).toEqual({
      sort: 'PRICE_LOW_TO_HIGH',
      from: 100,
      to: 500,
      stock: ['in'],
      query: 'litchi',
    })
  })

  it('chooses nothing when the address says nothing', () => {
    expect(read('')).toEqual(nothing)
  })

  it.each([
    ['sort=CHEAPEST'],
    ['sort=toString'],
    ['sort=a_z'],
    ['from=abc&to='],
    ['from=-5&to=-1'],
    ['from=1e3'],
    ['from=Infinity&to=NaN'],
    ['stock=maybe'],
    ['stock=IN'],
    ['q=%20'],
  ])('ignores what it does not understand: %s', (search) => {
    expect(read(search)).toEqual(nothing)
  })

  it('keeps what it understands beside what it does not', () => {
    expect(read('sort=A_Z&from=ten&to=500')).toEqual({ ...nothing, sort: 'A_Z', to: 500 })
    expect(read('stock=in,out,foo').stock).toEqual(['in', 'out'])
    expect(read('stock=out,in,in').stock).toEqual(['in', 'out'])
    expect(read('stock=foo,out').stock).toEqual(['out'])
  })

  it('is written in one order, however it came about', () => {
    expect(write({ stock: ['out', 'in'], to: 500, from: 100, sort: 'A_Z' })).toBe(
      'sort=A_Z&from=100&to=500&stock=in%2Cout',
    )
  })

  it('leaves out what is not chosen', () => {
    expect(write({}, 'sort=A_Z&from=1&to=2&stock=in&q=x')).toBe('')
    expect(write({ from: 0 })).toBe('from=0')
  })

  it('keeps every other parameter, twice where it came twice', () => {
    const search = 'utm_source=mail&liked=a&sort=A_Z&product=HNY-001&liked=b&staff=&vitals='
    expect(write({ sort: 'Z_A' }, search)).toBe(
      'sort=Z_A&utm_source=mail&liked=a&product=HNY-001&liked=b&staff=&vitals=',
    )
  })

  it('keeps the search text', () => {
    const search = new URLSearchParams('q=litchi&sort=A_Z')
    expect(writeListing({ ...readListing(search), sort: 'Z_A' }, search).toString()).toBe('sort=Z_A&q=litchi')
  })

  it('leaves the address it was given untouched', () => {
    const search = new URLSearchParams('sort=A_Z')
    writeListing(nothing, search)
    expect(search.toString()).toBe('sort=A_Z')
  })

  it('writes no price that could not be read back', () => {
    for (const from of [-1, Number.NaN, Number.POSITIVE_INFINITY, 1e21, 1e-7])
      expect(write({ from })).toBe('')
  })

  it('reads back every listing it writes', () => {
    const price = fc.option(
      fc.integer({ min: 0, max: 10_000_000 }).map((paise) => paise / 100),
      { nil: undefined },
    )
    const anyListing = fc.record({
      sort: fc.constantFrom(...sortNames),
      from: price,
      to: price,
      stock: fc.constantFrom<Listing['stock']>([], ['in'], ['out'], ['in', 'out']),
      query: fc.string().map((text) => text.trim()),
    })
    fc.assert(
      fc.property(anyListing, fc.webQueryParameters(), (listing, search) => {
        expect(readListing(writeListing(listing, new URLSearchParams(search)))).toEqual(listing)
      }),
    )
  })

  it('never throws, whatever the address holds', () => {
    fc.assert(
      fc.property(fc.dictionary(fc.constantFrom('sort', 'from', 'to', 'stock', 'q'), fc.string()), (odd) => {
        const search = new URLSearchParams(odd)
        const listing = readListing(search)
        expect(readListing(writeListing(listing, search))).toEqual(listing)
      }),
    )
  })
})

describe('filters', () => {
  it('know a range whose From is above its To', () => {
    expect(isReversed({ ...nothing, from: 500, to: 100 })).toBe(true)
    expect(isReversed({ ...nothing, from: 100, to: 100 })).toBe(false)
    expect(isReversed({ ...nothing, from: 500 })).toBe(false)
  })

  it('make a price chip only where both ends are set and in order', () => {
    expect(priceRange({ ...nothing, from: 100, to: 500 })).toEqual({ from: 100, to: 500 })
    expect(priceRange({ ...nothing, from: 0, to: 0 })).toEqual({ from: 0, to: 0 })
    expect(priceRange({ ...nothing, from: 100 })).toBeUndefined()
    expect(priceRange({ ...nothing, to: 500 })).toBeUndefined()
    expect(priceRange({ ...nothing, from: 500, to: 100 })).toBeUndefined()
  })

  const chosen: Listing = { sort: 'A_Z', from: 100, to: 500, stock: ['in'], query: 'litchi' }

  it('are all removed by Remove All, which leaves sort and search text', () => {
    expect(withoutFilters(chosen)).toEqual({ sort: 'A_Z', stock: [], query: 'litchi' })
  })

  it('lose the price alone with the price chip', () => {
    expect(withoutPrice(chosen)).toEqual({ sort: 'A_Z', stock: ['in'], query: 'litchi' })
  })

  it('count as set with any of From, To and stock, not with sort or search text', () => {
    expect(isFiltered({ ...nothing, sort: 'A_Z', query: 'litchi' })).toBe(false)
    expect(isFiltered({ ...nothing, from: 0 })).toBe(true)
    expect(isFiltered({ ...nothing, to: 0 })).toBe(true)
    expect(isFiltered({ ...nothing, stock: ['out'] })).toBe(true)
  })
})

describe('the products of a listing', () => {
  const shelf = [
    aProduct({ id: 'mustard', name: 'Mustard Honey', mrp: 200, itemCount: 0, country: 'India' }),
    aProduct({ id: 'litchi', name: 'Litchi Honey', mrp: 100, itemCount: 4, subcategory: 'Raw_Honey' }),
    aProduct({ id: 'acacia', name: 'Acacia Honey', mrp: 500, discounted: 150, rating: 4, itemCount: 9 }),
    aProduct({ id: 'sample', name: 'Sample', itemCount: 3 }),
  ]
  const ids = (listing: Partial<Listing>) =>
    applyListing(shelf, { ...nothing, ...listing }).map((product) => product.id)

  it('are all there when nothing is chosen', () => {
    expect(ids({})).toEqual(['mustard', 'litchi', 'acacia', 'sample'])
  })

  it('lie in the range, ends included, and have an MRP', () => {
    expect(ids({ from: 100, to: 150 })).toEqual(['litchi', 'acacia'])
  })

  it('lie above From alone or below To alone', () => {
    expect(ids({ from: 150 })).toEqual(['mustard', 'acacia'])
    expect(ids({ to: 100 })).toEqual(['litchi'])
  })

  it('are not filtered by price when From is above To', () => {
    expect(ids({ from: 500, to: 100 })).toEqual(['mustard', 'litchi', 'acacia', 'sample'])
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
    expect(ids({ sort: 'PRICE_HIGH_TO_LOW', stock: ['in'], from: 50 })).toEqual(['acacia', 'litchi'])
    expect(ids({ sort: 'BESTSELLER', from: 100, to: 200 })).toEqual(['acacia'])
  })

  it('are ordered again for another list and another choice', () => {
    expect(ids({ sort: 'A_Z' })).toEqual(['acacia', 'litchi', 'mustard', 'sample'])
    expect(ids({ sort: 'Z_A' })).toEqual(['sample', 'mustard', 'litchi', 'acacia'])
    expect(
      applyListing([aProduct({ id: 'other' })], { ...nothing, sort: 'A_Z' }).map(({ id }) => id),
    ).toEqual(['other'])
  })

  it('leave the list they came from as it was', () => {
    applyListing(shelf, { ...nothing, sort: 'A_Z' }).pop()
    expect(shelf.map((product) => product.id)).toEqual(['mustard', 'litchi', 'acacia', 'sample'])
    expect(ids({ sort: 'A_Z' })).toHaveLength(4)
  })
})
