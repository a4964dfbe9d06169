import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { namedWeight, pricePerKg, weightOf } from '@/domain/price/weight'
import { aProduct } from '../../../support/data/make-product'

describe('the weight in a name', () => {
  it.each([
    ['Mustard Blossom Honey, 500 g', 500],
    ['Mustard Honey 500g', 500],
    ['Honey (1 kg)', 1000],
    ['Honey 1.5 Kg jar', 1500],
    ['Honey 250 gms', 250],
    ['Honey 250 grams', 250],
    ['Wax, 1,000 g', 1000],
    ['Gift box, 6 x 50 g', 300],
    ['Gift box, 6×50 g', 300],
    ['Gift box, 6 X 50 g', 300],
    ['2 X 500 g Honey', 1000],
    ['Box of 6 x 50 g', 300],
    ['Box of 500 g', 500],
    ['Gift box 500 g', 500],
    ['6 * 250 g Honey', 1500],
    ['Mustard Honey - 500 g', 500],
    ['Honey No. 2, 500 g pack', 500],
  ])('%s', (name, grams) => {
    expect(weightOf(name)).toBe(grams)
  })

  it.each([
    'Mustard Blossom Honey',
    'Hive sensor, 5G',
    'Batch 500 Golden Honey',
    '500 ml',
    '0 g',
    'Honey 250 g and 500 g',
    'Honey, 500 g (Pack of 2)',
    'Honey, 500 g x 2',
    'Honey, 250 grams × 4',
    'Honey, 500 gm x 2',
    'Honey, 500 gm × 6',
    'Honey, 250 gms x 2',
    'Honey, 1 kgs x 2',
    'Honey, 1 kilogram x 2',
    'Honey, 2 kilograms x 2',
    'Tasting box, five jars of 100 g',
    'Mustard Honey, 1/2 kg',
    'Mustard Honey, 1⁄4 kg',
    'Mustard Honey, ½ kg',
    'Honey, 5-10 kg',
    'Honey, 5 – 10 kg',
    'Honey, 5 to 10 kg',
    'Gift box, 6 jars x 250 g',
    'Gift box, 6 pcs x 250 g',
    'Honey 250 g, 12 bottles',
    'Honey, 500 g*2',
    'Honey, 500 g (pack of two)',
    'Honey, 500 g twin pack',
    'Honey 6-pack, 500 g',
    'Pollination, per colony for 30 days',
    'Honey 1.500,00 g',
    'g',
    '9'.repeat(10_000),
  ])('is absent from %s', (name) => {
    expect(weightOf(name)).toBeUndefined()
  })

  it('takes no time to read, however long a name is', () => {
    const start = performance.now()
    for (const part of ['5 ', ' ', '5', '5 kilograms ', '5 g x ', 'x ', '5 -', '5 to ', 'pack ', '5 pack'])
      weightOf(`5 g${part.repeat(20_000)}`)
    expect(performance.now() - start).toBeLessThan(1000)
  })

  it('is read as it was written, whatever stands around it', () => {
    const word = fc.stringMatching(/^[A-Za-z ]{0,20}$/)
    fc.assert(
      fc.property(word, fc.integer({ min: 1, max: 99_999 }), (before, grams) => {
        expect(weightOf(`${before}, ${grams} g`)).toBe(grams)
        expect(weightOf(`${grams} kg ${before}`)).toBe(grams * 1000)
      }),
    )
  })

  it('never trips over a name', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 200, unit: 'grapheme' }), (name) => {
        const grams = weightOf(name)
        expect(grams === undefined || grams > 0).toBe(true)
      }),
    )
  })
})

describe('the price of a kilogram', () => {
  it('goes by what is paid', () => {
    expect(pricePerKg(aProduct({ name: 'Honey, 500 g', mrp: 380, discounted: 320 }))).toBe(640)
    expect(pricePerKg(aProduct({ name: 'Honey, 2 kg', mrp: 900 }))).toBe(450)
  })

  it('is unknown without a price or a weight', () => {
    expect(pricePerKg(aProduct({ name: 'Honey, 500 g' }))).toBeUndefined()
    expect(pricePerKg(aProduct({ name: 'Honey', mrp: 380 }))).toBeUndefined()
  })
})

it.each([
  ['Mustard Honey, 500 g', 'Mustard Honey', '500 g'],
  ['Honey, raw, 6 x 50 g', 'Honey, raw', '6 x 50 g'],
  ['Honey 500 g', 'Honey 500 g', undefined],
  ['Honey, raw', 'Honey, raw', undefined],
  [', 500 g', ', 500 g', undefined],
])('%s has its weight at its end, or none', (name, rest, weight) => {
  expect(namedWeight(name)).toEqual({ rest, weight })
})
