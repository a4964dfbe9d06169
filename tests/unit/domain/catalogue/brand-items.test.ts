import { describe, expect, it } from 'vitest'
import { groupBrandItems, namesProduct } from '@/domain/catalogue/brand-items'
import { aProduct } from '../../../support/data/make-product'

describe('a subcategory of /brands', () => {
  it.each([
    ['Raw_Honey'],
    ['Private_Label_Honey'],
    ['Honey_Supplements'],
    ['Dietary supplement'],
    ['Honey_Sachets'],
    ['Comb_Sections'],
    ['Comb honey'],
    ['Glass Jars & Bottles'],
    ['BeeswaxCandles'],
    ['Royal_Jelly'],
    ['Jellies'],
    ['Honey for gifting'],
    ['Syrups (bulk)'],
  ])('%s names a product', (name) => {
    expect(namesProduct(name)).toBe(true)
  })

  it.each([
    ['Contract_Manufacturing'],
    ['Honey_Contract_Manufacturing'],
    ['Private_Labelling'],
    ['Labelling of jars'],
    ['Honey and wax processing'],
    ['Packaging'],
    ['Honey_Testing_Services'],
    ['For'],
    ['123'],
  ])('%s names a service', (name) => {
    expect(namesProduct(name)).toBe(false)
  })
})

it('groups the items of /brands, each group in the order of the back end', () => {
  const items = [
    aProduct({ id: 'honey', subcategory: 'Private_Label_Honey' }),
    aProduct({ id: 'filling', subcategory: 'Contract_Manufacturing' }),
    aProduct({ id: 'unsorted' }),
    aProduct({ id: 'sachets', subcategory: 'Honey_Sachets' }),
  ]
  const { services, productServices } = groupBrandItems(items)
  expect(services.map(({ id }) => id)).toEqual(['filling', 'unsorted'])
  expect(productServices.map(({ id }) => id)).toEqual(['honey', 'sachets'])
})
