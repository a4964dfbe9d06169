import { describe, expect, it } from 'vitest'
import {
  filterCount,
  isNarrowedOrOrdered,
  isReversed,
  withoutFilters,
  withoutNarrowing,
  withoutPrice,
} from '@/domain/filters'
import type { Listing } from '@/domain/listing'

const nothing: Listing = { sort: '', stock: [], liked: [], query: '' }

describe('filters', () => {
  it('know a range whose From is above its To', () => {
    expect(isReversed({ ...nothing, from: 500, to: 100 })).toBe(true)
    expect(isReversed({ ...nothing, from: 100, to: 100 })).toBe(false)
    expect(isReversed({ ...nothing, from: 500 })).toBe(false)
  })

  const chosen: Listing = {
    sort: 'A_Z',
    from: 100,
    to: 500,
    stock: ['in'],
    liked: ['HNY-1'],
    query: 'litchi',
  }

  it('are all removed by Remove All, which leaves sort and search text', () => {
    expect(withoutFilters(chosen)).toEqual({ sort: 'A_Z', stock: [], liked: [], query: 'litchi' })
  })

  it('lose the price alone with the price chip', () => {
    expect(withoutPrice(chosen)).toEqual({ sort: 'A_Z', stock: ['in'], liked: ['HNY-1'], query: 'litchi' })
  })

  it('all go with the search text where nothing was found; an order stays, a choice that narrows does not', () => {
    expect(withoutNarrowing(chosen)).toEqual({ ...nothing, sort: 'A_Z' })
    expect(withoutNarrowing({ ...chosen, sort: 'FEATURED' })).toEqual(nothing)
  })

  it.each<[Partial<Listing>, number]>([
    [{}, 0],
    [{ sort: 'BESTSELLER', query: 'litchi' }, 0],
    [{ from: 0 }, 1],
    [{ to: 0 }, 1],
    [{ from: 2, to: 1 }, 0],
    [{ stock: ['out'] }, 1],
    [{ stock: ['in', 'out'] }, 0],
    [{ from: 1, to: 2, stock: ['in'], liked: ['a', 'b'] }, 3],
  ])('are counted where they narrow the list, order and search text left out: %j', (listing, count) => {
    expect(filterCount({ ...nothing, ...listing })).toBe(count)
  })

  it('and orders make another list than the plain one', () => {
    expect(isNarrowedOrOrdered({ ...nothing, stock: ['in', 'out'], from: 2, to: 1 })).toBe(false)
    expect(isNarrowedOrOrdered({ ...nothing, sort: 'A_Z' })).toBe(true)
    expect(isNarrowedOrOrdered({ ...nothing, query: 'a' })).toBe(true)
  })
})
