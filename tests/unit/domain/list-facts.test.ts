import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { applyListing } from '@/domain/apply-listing'
import { countOf, listFacts } from '@/domain/list-facts'
import type { Listing } from '@/domain/listing'
import { aProduct } from '../../support/a-product'

const nothing: Listing = { sort: '', stock: [], liked: [], query: '' }

describe('what the drawer says of a list', () => {
  it('is its lowest and highest price, discounts counted, products without an MRP left out', () => {
    const products = [
      aProduct({ mrp: 500, discounted: 249 }),
      aProduct({ mrp: 990 }),
      aProduct({ discounted: 5 }),
      aProduct({}),
    ]
    expect(listFacts(products).prices).toEqual({ lowest: 249, highest: 990 })
    expect(listFacts([aProduct({})]).prices).toBeUndefined()
  })

  it('is what each choice alone would show', () => {
    const products = fc
      .array(
        fc.record({
          mrp: fc.option(fc.nat(1000), { nil: undefined }),
          itemCount: fc.option(fc.integer({ min: -2, max: 2 }), { nil: undefined }),
        }),
      )
      .map((all) => all.map((fields, index) => aProduct({ id: String(index), ...fields })))
    fc.assert(
      fc.property(products, fc.array(fc.nat(10).map(String)), (all, liked) => {
        const { stock, prices } = listFacts(all)
        expect(stock.in).toBe(applyListing(all, { ...nothing, stock: ['in'] }).length)
        expect(stock.out).toBe(applyListing(all, { ...nothing, stock: ['out'] }).length)
        if (liked.length > 0)
          expect(countOf(all, liked)).toBe(applyListing(all, { ...nothing, liked }).length)
        if (prices)
          expect(applyListing(all, { ...nothing, from: prices.lowest, to: prices.highest })).toEqual(
            all.filter(({ mrp }) => mrp !== undefined),
          )
      }),
    )
  })
})
