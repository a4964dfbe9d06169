import { describe, expect, it } from 'vitest'
import { isAvailableAs, isInStock, type Stock } from '@/domain/catalogue/stock'
import { aProduct } from '../../../support/data/make-product'

describe('stock', () => {
  it('is there while the item count is above 0', () => {
    expect([2, 1, 0, -1].map((itemCount) => isInStock(aProduct({ itemCount })))).toEqual([
      true,
      true,
      false,
      false,
    ])
  })

  it('counts a missing item count as in stock', () => {
    expect(isInStock(aProduct())).toBe(true) // R-LIST-15
  })

  const found = (...chosen: Stock[]) =>
    [5, 0].filter((itemCount) => isAvailableAs(chosen)(aProduct({ itemCount })))

  it('filters by one choice', () => {
    expect(found('in')).toEqual([5])
    expect(found('out')).toEqual([0]) // R-LIST-15
  })

  it('filters nothing by both choices or neither', () => {
    expect(found('in', 'out')).toEqual([5, 0])
    expect(found()).toEqual([5, 0]) // R-LIST-16
  })
})
