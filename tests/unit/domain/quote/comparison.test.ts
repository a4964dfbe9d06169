import { describe, expect, it } from 'vitest'
import type { Product } from '@/domain/catalogue/product'
import { canCompare } from '@/domain/quote/can-compare'
import { comparisonOf, type RowKind } from '@/domain/quote/comparison'
import { aProduct } from '../../../support/data/make-product'

const row = (kind: RowKind, ...fields: Partial<Product>[]) => {
  const found = comparisonOf(fields.map((one, index) => aProduct({ id: String(index), ...one }))).find(
    (one) => one.kind === kind,
  )
  if (!found) throw new Error('no such row')
  return found
}
const alike = { best: undefined, differs: false }

it('is of two to four products', () => {
  expect([0, 1, 2, 3, 4, 5].filter(canCompare)).toEqual([2, 3, 4])
})

it('has the rows of the table, in its order', () => {
  expect(comparisonOf([aProduct(), aProduct()]).map(({ kind }) => kind)).toEqual([
    'price',
    'perKg',
    'saving',
    'rating',
    'country',
    'stock',
    'certificate',
  ])
})

describe('the best', () => {
  it('price is the lowest, and only among equal weights', () => {
    const jars = [
      { name: 'Mustard, 500 g', mrp: 380, discounted: 280 },
      { name: 'Litchi, 500 g', mrp: 340 },
    ]
    expect(row('price', ...jars)).toMatchObject({ differs: true, best: 'lowest', isBest: [true, false] })
    const shownAlike = [
      { name: 'Mustard, 500 g', mrp: 174.125 },
      { name: 'Litchi, 500 g', mrp: 174.13 },
    ]
    expect(row('price', ...shownAlike)).toMatchObject(alike)
    const small = { name: 'Mangrove, 250 g', mrp: 240 }
    expect(row('price', ...jars, small)).toMatchObject({ differs: true, best: undefined })
    expect(row('perKg', ...jars, small)).toMatchObject({ best: 'lowest', isBest: [true, false, false] })
    expect(row('price', { name: 'Hive', mrp: 1 }, { name: 'Veil', mrp: 2 })).toMatchObject({
      best: undefined,
    })
  })

  it('price may be 0, and a missing one is none', () => {
    const names = { name: 'Honey, 500 g' }
    expect(row('price', { ...names, mrp: 0 }, { ...names, mrp: 5 })).toMatchObject({ isBest: [true, false] })
    expect(row('perKg', { ...names, mrp: 0 }, { ...names, mrp: 0 })).toMatchObject(alike)
    expect(row('perKg', { ...names, mrp: 0 }, { ...names, mrp: 5 })).toMatchObject({ isBest: [true, false] })
    expect(row('price', names, { ...names, mrp: 5 })).toMatchObject({ differs: true, best: undefined })
  })

  it('saving is the largest in rupees, none counting as nothing', () => {
    expect(
      row('saving', { mrp: 100, discounted: 90 }, { mrp: 900, discounted: 850 }, { mrp: 100 }),
    ).toMatchObject({ differs: true, best: 'largest', isBest: [false, true, false] })
    expect(row('saving', { mrp: 100, discounted: 90 }, {})).toMatchObject({ isBest: [true, false] })
    expect(row('saving', { mrp: 1000, discounted: 999 }, {})).toMatchObject(alike)
    expect(row('saving', { mrp: 100, discounted: 90 }, { mrp: 50, discounted: 40 })).toMatchObject({
      differs: true,
      best: undefined,
    })
  })

  it('rating is the highest as it is shown, and several may share it', () => {
    expect(row('rating', { rating: 4.55 }, { rating: 4.6 }, { rating: 4 })).toMatchObject({
      best: 'highest',
      isBest: [true, true, false],
    })
    expect(row('rating', { rating: 0 }, { rating: 5 })).toMatchObject({ isBest: [false, true] })
    expect(row('rating', { rating: 4.55 }, { rating: 4.6 })).toMatchObject(alike)
    expect(row('rating', { rating: 4.6 }, {})).toMatchObject({ differs: true, best: undefined })
  })
})

it('differs in country, stock and certificate where one has what another has not', () => {
  expect(row('country', { country: 'India' }, { country: 'Nepal' })).toMatchObject({
    differs: true,
    best: undefined,
  })
  expect(row('country', { country: 'India' }, {})).toMatchObject({ differs: true })
  expect(row('stock', { itemCount: 0 }, { itemCount: 3 })).toMatchObject({ differs: true })
  expect(row('stock', { itemCount: 3 }, {})).toMatchObject(alike)
  expect(row('certificate', { certificate: 'https://a.example/1' }, {})).toMatchObject({ differs: true })
  // Each product has a paper of its own: that is not what tells them apart.
  expect(
    row('certificate', { certificate: 'https://a.example/1' }, { certificate: 'https://a.example/2' }),
  ).toMatchObject(alike)
})
