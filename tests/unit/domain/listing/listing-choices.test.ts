import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type ListingChoices, queryLimit } from '@/domain/listing/filters'
import { noChoices, readChoices, writeChoices } from '@/domain/listing/listing-choices'
import { sortNames } from '@/domain/listing/sort-options'

const read = (search: string) => readChoices(new URLSearchParams(search))
const write = (choices: Partial<ListingChoices>, search = '') =>
  writeChoices({ ...noChoices, ...choices }, new URLSearchParams(search)).toString()

describe('a listing in the address', () => {
  it('is read back whole', () => {
    expect(read('sort=PRICE_LOW_TO_HIGH&from=100&to=500&stock=in&liked=HNY-1,HNY-2&q=litchi')).toEqual({
      sort: 'PRICE_LOW_TO_HIGH',
      price: { from: 100, to: 500 },
      stock: ['in'],
      liked: ['HNY-1', 'HNY-2'],
      query: 'litchi',
    })
  })

  it('chooses nothing when the address says nothing', () => {
    expect(read('')).toEqual(noChoices)
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
    ['liked='],
    ['liked=,%20,'],
  ])('ignores what it does not understand: %s', (search) => {
    expect(read(search)).toEqual(noChoices)
  })

  it('keeps what it understands beside what it does not', () => {
    expect(read('sort=A_Z&from=ten&to=500')).toEqual({ ...noChoices, sort: 'A_Z', price: { to: 500 } })
    expect(read('stock=in,out,foo').stock).toEqual(['in', 'out'])
    expect(read('stock=out,in,in').stock).toEqual(['in', 'out'])
    expect(read('stock=foo,out').stock).toEqual(['out'])
  })

  it('is written in one order, however it came about', () => {
    expect(write({ stock: ['out', 'in'], price: { to: 500, from: 100 }, sort: 'A_Z' })).toBe(
      'sort=A_Z&from=100&to=500&stock=in%2Cout',
    )
  })

  it('leaves out what is not chosen', () => {
    expect(write({}, 'sort=A_Z&from=1&to=2&stock=in&q=x')).toBe('')
    expect(write({ price: { from: 0 } })).toBe('from=0')
  })

  it('keeps every other parameter, twice where it came twice', () => {
    const search = 'utm_source=mail&sort=A_Z&product=HNY-001&utm_source=post&staff=&vitals='
    expect(write({ sort: 'Z_A' }, search)).toBe(
      'sort=Z_A&utm_source=mail&product=HNY-001&utm_source=post&staff=&vitals=',
    )
  })

  it('keeps the search text', () => {
    const search = new URLSearchParams('q=litchi&sort=A_Z')
    expect(writeChoices({ ...readChoices(search), sort: 'Z_A' }, search).toString()).toBe('sort=Z_A&q=litchi')
  })

  it('takes the first of what comes twice, and adds up liked products', () => {
    expect(read('sort=A_Z&sort=Z_A&from=1&from=2&q=a&q=b')).toEqual({
      ...noChoices,
      sort: 'A_Z',
      price: { from: 1 },
      query: 'a',
    })
    expect(read('liked=a,b&liked=b,c').liked).toEqual(['a', 'b', 'c'])
    expect(write({ sort: 'A_Z' }, 'sort=Z_A&sort=FEATURED&liked=a&liked=b')).toBe('sort=A_Z')
  })

  it('keeps ids that hold commas and percent signs', () => {
    const liked = ['HNY 1/2', 'a,b', '100%', '%2C', 'शहद']
    expect(readChoices(writeChoices({ ...noChoices, liked }, new URLSearchParams())).liked).toEqual(liked)
  })

  it('takes no more of a search text than anyone would type', () => {
    expect(read(`q=${'a'.repeat(10_000)}`).query).toHaveLength(queryLimit)
    expect(read('q=<script>alert(1)</script>').query).toBe('<script>alert(1)</script>')
  })

  it('leaves the address it was given untouched', () => {
    const search = new URLSearchParams('sort=A_Z')
    writeChoices(noChoices, search)
    expect(search.toString()).toBe('sort=A_Z')
  })

  it('writes no price that could not be read back', () => {
    for (const from of [-1, Number.NaN, Number.POSITIVE_INFINITY, 1e21, 1e-7])
      expect(write({ price: { from } })).toBe('')
  })

  it('reads back every listing it writes', () => {
    const price = fc.option(
      fc.integer({ min: 0, max: 10_000_000 }).map((paise) => paise / 100),
      { nil: undefined },
    )
    const anyListing = fc.record({
      sort: fc.constantFrom(...sortNames),
      price: fc.record({ from: price, to: price }),
      stock: fc.constantFrom<ListingChoices['stock']>([], ['in'], ['out'], ['in', 'out']),
      liked: fc.uniqueArray(
        fc
          .string()
          .map((id) => id.trim())
          .filter(Boolean),
      ),
      query: fc.string().map((text) => text.trim()),
    })
    fc.assert(
      fc.property(anyListing, fc.webQueryParameters(), (choices, search) => {
        expect(readChoices(writeChoices(choices, new URLSearchParams(search)))).toEqual(choices)
      }),
    )
  })

  it('never throws, whatever the address holds', () => {
    fc.assert(
      fc.property(
        fc.dictionary(fc.constantFrom('sort', 'from', 'to', 'stock', 'liked', 'q'), fc.string()),
        (odd) => {
          const search = new URLSearchParams(odd)
          const choices = readChoices(search)
          expect(readChoices(writeChoices(choices, search))).toEqual(choices)
        },
      ),
    )
  })
})
