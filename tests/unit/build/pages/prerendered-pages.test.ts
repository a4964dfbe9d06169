import { describe, expect, it } from 'vitest'
import {
  listedProducts,
  otherProductPaths,
  pagesToPrerender,
} from '../../../../build/pages/prerendered-pages'
import { aProduct } from '../../../support/data/make-product'

const snapshotOf = (products: ReturnType<typeof aProduct>[]) => ({
  takenAt: 0,
  names: [],
  listings: { allProducts: products, Raw_Honey: products.slice(0, 1) },
})
const productPages = (products: ReturnType<typeof aProduct>[]) =>
  pagesToPrerender([], snapshotOf(products)).filter(({ product }) => product)

describe('the pages of products', () => {
  it('lie in their own collection, or among all products', () => {
    const pages = productPages([aProduct({ id: 'A', subcategory: 'Raw_Honey' }), aProduct({ id: 'B 2' })])
    expect(pages.map(({ url, file }) => [url, file])).toEqual([
      ['/collections/products/Raw_Honey/A', 'collections/products/Raw_Honey/A/index.html'],
      ['/collections/products/allProducts/B%202', 'collections/products/allProducts/B 2/index.html'],
    ])
  })

  it('are never more than 200, the first ones as they are listed', () => {
    const pages = productPages(Array.from({ length: 10_000 }, (_, at) => aProduct({ id: `HNY-${at}` })))
    expect(pages).toHaveLength(200)
    expect(pages.at(-1)?.product?.id).toBe('HNY-199')
  })

  it('are not the only ones to be found: the others are open on the listing of their collection', () => {
    const many = Array.from({ length: 201 }, (_, at) => aProduct({ id: `HNY-${at}` }))
    const raw = aProduct({ id: 'a.b & c', subcategory: 'Raw_Honey' })
    const rare = aProduct({ id: 'HNY-RARE', subcategory: 'Rare_Honey' })
    const snapshot = snapshotOf([...many, raw, rare])
    expect(otherProductPaths(pagesToPrerender([], snapshot), snapshot)).toEqual([
      '/collections/products/allProducts?product=HNY-200',
      '/collections/products/Raw_Honey?product=a.b%20%26%20c',
      '/collections/products/allProducts?product=HNY-RARE',
    ])
    expect(otherProductPaths(pagesToPrerender([], undefined), undefined)).toEqual([])
  })

  it('are not made for names that lead out of the build or fit no folder, nor twice for one', () => {
    const ids = ['../../x', '..', '.', 'a/b', 'a\\b', 'a:b', 'a.b', '', 'é'.repeat(200), 'Gut', 'Gut']
    expect(productPages(ids.map((id) => aProduct({ id }))).map(({ url }) => url)).toEqual([
      '/collections/products/allProducts/Gut',
    ])
    expect(productPages([aProduct({ id: 'A', subcategory: '..' })])).toEqual([])
  })

  it('are none without a snapshot', () => {
    expect(pagesToPrerender(['Raw_Honey'], undefined).filter(({ product }) => product)).toEqual([])
  })
})

it('lists a collection that was not asked for out of all products', () => {
  const wild = aProduct({ id: 'W', subcategory: 'Wild_Honey' })
  const snapshot = snapshotOf([aProduct({ id: 'A', subcategory: 'Raw_Honey' }), wild])
  expect(listedProducts(snapshot, 'Wild_Honey')).toEqual([wild])
  expect(listedProducts(snapshot, 'Foo')).toBeUndefined()
  expect(listedProducts(snapshot, 'constructor')).toBeUndefined()
  expect(listedProducts(undefined, 'Wild_Honey')).toBeUndefined()
})
