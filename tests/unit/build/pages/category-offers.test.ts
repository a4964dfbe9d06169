import { expect, it } from 'vitest'
import { offersOf } from '../../../../build/pages/category-offers'

it('knows nothing without a snapshot, or with one from before it held them', () => {
  expect(offersOf(undefined)).toEqual({})
  expect(offersOf({})).toEqual({})
})

it('hands on what the snapshot holds', () => {
  const offers = { 'AGR12-100A': { count: 6, from: 1300 } }
  expect(offersOf({ offers })).toBe(offers)
})
