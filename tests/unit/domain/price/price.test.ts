import { describe, expect, it } from 'vitest'
import { costsBetween, priceOf, priceSpan, readTypedPrice } from '@/domain/price/price'
import { aProduct } from '../../../support/data/make-product'

describe('the price of a product', () => {
  it('is the discounted price where there is one', () => {
    expect(priceOf(aProduct({ mrp: 500, discounted: 450 }))).toBe(450)
  })

  it('is the MRP otherwise', () => {
    expect(priceOf(aProduct({ mrp: 500 }))).toBe(500)
  })

  it('is absent where there is neither', () => {
    expect(priceOf(aProduct())).toBeUndefined()
  })
})

describe('the lowest and the highest price of a list', () => {
  it('count discounts, and leave out products without an MRP', () => {
    const products = [
      aProduct({ mrp: 500, discounted: 249 }),
      aProduct({ mrp: 990 }),
      aProduct({ discounted: 5 }),
      aProduct({}),
    ]
    expect(priceSpan(products)).toEqual({ lowest: 249, highest: 990 })
    expect(priceSpan([aProduct({})])).toBeUndefined()
  })
})

describe('a price range', () => {
  const inside = (from: number | undefined, to: number | undefined, mrps: number[]) =>
    mrps.filter((mrp) => costsBetween(from, to)(aProduct({ mrp })))

  it('counts both ends as inside it', () => {
    expect(inside(100, 200, [99, 100, 150, 200, 201])).toEqual([100, 150, 200])
  })

  it('is open at an end that is not set', () => {
    expect(inside(100, undefined, [99, 100, 9000])).toEqual([100, 9000])
    expect(inside(undefined, 100, [0, 100, 101])).toEqual([0, 100])
  })

  it('goes by the discounted price', () => {
    expect(costsBetween(100, 200)(aProduct({ mrp: 500, discounted: 150 }))).toBe(true)
    expect(costsBetween(400, 600)(aProduct({ mrp: 500, discounted: 150 }))).toBe(false)
  })

  it('holds no product without an MRP, discounted or not', () => {
    expect(costsBetween(0, 9000)(aProduct())).toBe(false)
    expect(costsBetween(0, 9000)(aProduct({ discounted: 150 }))).toBe(false) // R-LIST-12
  })
})

describe('a typed price', () => {
  it.each([
    ['100', 100],
    ['0', 0],
    [' 99.5 ', 99.5],
    ['007', 7],
    ['.5', 0.5],
    ['5.', 5],
    ['३००', 300],
    ['೨೫.೫', 25.5],
  ])('reads %j as %d', (typed, price) => {
    expect(readTypedPrice(typed)).toBe(price)
  })

  it.each([
    [''],
    ['-5'],
    ['+5'],
    ['abc'],
    ['1e3'],
    ['1,000'],
    ['Infinity'],
    ['NaN'],
    ['.'],
    ['1'.repeat(13)],
  ])('understands nothing of %j', (typed) => {
    expect(readTypedPrice(typed)).toBeUndefined()
  })
})
