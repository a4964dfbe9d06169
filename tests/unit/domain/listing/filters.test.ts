import { describe, expect, it } from 'vitest'
import { filterCopy } from '@/content/en/features/listing-filters'
import { isReversed, type ListingChoices } from '@/domain/listing/filters'
import {
  activeFilters,
  filterCount,
  filterNames,
  hasChip,
  hasOtherChoices,
  hasRemovable,
  isNarrowedOrOrdered,
  listingParameters,
  noChoices,
  readChoices,
  withoutFilter,
  withoutRemovable,
} from '@/domain/listing/listing-choices'

const read = (search: string) => readChoices(new URLSearchParams(search))

describe('filters', () => {
  const chosen = read('sort=FEATURED&from=100&to=500&stock=in&liked=HNY-1&q=litchi')

  it('have a parameter each, the price two, and share none', () => {
    expect(new Set(listingParameters).size).toBe(listingParameters.length)
    expect(listingParameters).toHaveLength(filterNames.length + 1)
  })

  it('know a range whose From is above its To', () => {
    expect(isReversed({ from: 500, to: 100 })).toBe(true)
    expect(isReversed({ from: 100, to: 100 })).toBe(false)
    expect(isReversed({ from: 500 })).toBe(false)
    expect(isReversed({ to: 0 })).toBe(false)
  })

  it('lose price and availability with Remove All, which leaves search, order and likes', () => {
    expect(withoutRemovable(chosen)).toEqual(read('sort=FEATURED&liked=HNY-1&q=litchi'))
    expect(hasRemovable(chosen)).toBe(true)
    expect(hasRemovable(withoutRemovable(chosen))).toBe(false)
    expect(hasRemovable(read('from=2&to=1'))).toBe(true)
  })

  it.each(filterNames)('are removed one by one, and leave all others: %s', (name) => {
    const left = withoutFilter(chosen, name)
    expect(left).toEqual({ ...chosen, [name]: noChoices[name] })
    expect(activeFilters(left)).not.toContain(name)
  })

  it('are named by their chips and by the buttons that remove them, the search text first', () => {
    expect(activeFilters(chosen).map((name) => filterCopy(chosen, name))).toEqual([
      { text: '‘litchi’', remove: 'Remove search' },
      { text: 'Featured', remove: 'Remove Featured filter' },
      { text: '₹100 – ₹500', remove: 'Remove price filter' },
      { text: 'In stock', remove: 'Remove availability filter' },
      { text: 'Liked', remove: 'Remove liked filter' },
    ])
  })

  it('have a chip while they narrow the list, but for a price with one end alone', () => {
    expect(filterNames.filter((name) => hasChip(chosen, name))).toEqual(filterNames)
    expect(filterNames.filter((name) => hasChip(read('sort=A_Z&stock=in,out&from=2&to=1'), name))).toEqual([])
    expect(activeFilters(read('from=100'))).toEqual(['price'])
    expect(hasChip(read('from=100'), 'price')).toBe(false)
  })

  it.each<[string, boolean]>([
    ['from=1&to=2&stock=in', false],
    ['sort=A_Z', true],
    ['liked=HNY-1', true],
    ['q=litchi', true],
  ])('leave something to start over from, beside price and availability: %s', (search, others) => {
    expect(hasOtherChoices(read(search))).toBe(others)
    expect(hasOtherChoices(noChoices)).toBe(false)
  })

  it.each<[string, number]>([
    ['', 0],
    ['sort=BESTSELLER&q=litchi', 0],
    ['from=0', 1],
    ['to=0', 1],
    ['from=2&to=1', 0],
    ['stock=out', 1],
    ['stock=in,out', 0],
    ['from=1&to=2&stock=in&liked=a,b', 3],
  ])('are counted where they narrow the list, order and search text left out: %s', (search, count) => {
    expect(filterCount(read(search))).toBe(count)
  })

  it.each<[Partial<ListingChoices>, boolean]>([
    [{ stock: ['in', 'out'], price: { from: 2, to: 1 } }, false],
    [{ sort: 'A_Z' }, true],
    [{ query: 'a' }, true],
  ])('and orders make another list than the plain one: %j', (choice, other) => {
    expect(isNarrowedOrOrdered({ ...noChoices, ...choice })).toBe(other)
  })
})
