import { describe, expect, it } from 'vitest'
import { categoryIds } from '@/config/category-ids'
import {
  changesPolicy,
  defaultSubcategory,
  everySubcategory,
  mapPaths,
  paths,
  withoutProduct,
} from '@/config/paths'

describe('addresses', () => {
  it('spell /eco-entrpreneur as the specification does', () => {
    expect(paths.ecoEntrepreneur()).toBe('/eco-entrpreneur')
  })

  it('encode the name of a subcategory', () => {
    expect(paths.listing('A/B & C')).toBe('/collections/products/A%2FB%20%26%20C')
    expect(paths.listing(defaultSubcategory)).toBe('/collections/products/Raw_Honey')
  })

  it('list everything under the special subcategory', () => {
    expect(paths.allProducts()).toBe(paths.listing(everySubcategory))
  })

  it("lose a product's name where they have one", () => {
    expect(withoutProduct(paths.product('A/B', 'HNY-1'))).toBe(paths.listing('A/B'))
    expect(withoutProduct(`${paths.product('Raw_Honey', 'HNY-1')}/`)).toBe(paths.listing('Raw_Honey'))
    for (const other of [paths.listing('Raw_Honey'), paths.home(), '/x/collections/products/a/b'])
      expect(withoutProduct(other)).toBe(other)
  })

  it('are all different', () => {
    const all = Object.values(paths).map((path) => path('Raw_Honey', 'HNY-MUSTARD'))
    expect(new Set(all).size).toBe(all.length)
  })
})

it('knows the ten category ids of the specification', () => {
  expect(Object.values(categoryIds).flat().sort()).toEqual([
    'AGR10-1005',
    'AGR10-1010',
    'AGR11-100A',
    'AGR12-100A',
    'AGR12-100B',
    'AGR12-1012',
    'AGR14-100A',
    'AGR15-100C',
    'AGR16-1000',
    'GHRAEXbI00',
  ])
})

describe('ways', () => {
  it('into a map page and out of it change the policy, with a slash at its end or without', () => {
    for (const map of mapPaths)
      for (const path of [map, `${map}/`]) {
        expect(changesPolicy(paths.home(), path)).toBe(true)
        expect(changesPolicy(path, paths.about())).toBe(true)
      }
  })

  it('between two map pages do not, nor those between two others', () => {
    expect(changesPolicy(paths.stores(), paths.farms())).toBe(false)
    expect(changesPolicy(paths.home(), paths.allProducts())).toBe(false)
    expect(changesPolicy(paths.home(), '/location-of-nothing')).toBe(false)
  })
})
