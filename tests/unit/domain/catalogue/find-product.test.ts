import { describe, expect, it } from 'vitest'
import { findProduct, nearestProducts } from '@/domain/catalogue/find-product'

const products = ['HNY-LITCHI', 'HNY-MUSTARD', 'CMB-MUSTARD', 'hny-litchi'].map((id) => ({ id }))

describe('a product that an address names', () => {
  it('is found by its id, and else whatever the case', () => {
    expect(findProduct(products, 'hny-litchi')).toBe(products[3])
    expect(findProduct(products, 'Hny-Litchi')).toBe(products[0])
    expect(findProduct(products, 'HNY')).toBeUndefined()
    expect(findProduct([], '')).toBeUndefined()
  })

  it('and is gone has those nearest whose ids are most like it', () => {
    const ids = (id: string, count = 2) => nearestProducts(products, id, count).map((product) => product.id)
    expect(ids('HNY-MUSTARD-2019')).toEqual(['HNY-MUSTARD', 'CMB-MUSTARD'])
    expect(ids('litchi')).toEqual(['HNY-LITCHI', 'hny-litchi'])
  })

  it.each(['', '<script>', 'x'.repeat(100_000), '🍯'])('or was never there has the first ones', (id) => {
    expect(nearestProducts(products, id, 2)).toEqual(products.slice(0, 2))
    expect(nearestProducts([], id, 2)).toEqual([])
  })
})
