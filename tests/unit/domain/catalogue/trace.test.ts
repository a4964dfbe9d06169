import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { flowerIn, traceOf } from '@/domain/catalogue/trace'
import { aProduct } from '../../../support/data/make-product'

describe('the flower in a name', () => {
  it.each([
    ['Mustard Blossom Honey, 500 g', 'Mustard blossom'],
    ['LITCHI Orchard Honey', 'Litchi'],
    ['Kashmir Acacia Honey', 'Acacia'],
    ['Ajwain (Carom) Honey', 'Ajwain'],
  ])('of %s is %s', (name, flower) => {
    expect(flowerIn(name)).toBe(flower)
  })

  it.each(['Raw Forest Honey', 'Tulsi Infused Honey', 'Mustard oil cake', 'Cut Comb Honey', ''])(
    'is not made up for %s',
    (name) => {
      expect(flowerIn(name)).toBeUndefined()
    },
  )

  it('is always the words of the name', () => {
    fc.assert(
      fc.property(fc.constantFrom('Mustard', 'Neem Blossom', 'Stone', 'Sidr'), fc.string(), (word, rest) => {
        const name = `${word} ${rest} Honey`
        expect(name.toLowerCase()).toContain((flowerIn(name) ?? '').toLowerCase())
      }),
    )
  })
})

describe('the trace of a product', () => {
  it('leads from the flower to the shelf', () => {
    const product = aProduct({
      name: 'Mustard Blossom Honey, 500 g',
      country: 'India',
      timestamp: Date.parse('2025-02-17T20:30:00Z'),
      certificate: '/certificates/1',
      itemCount: 42,
    })
    expect(traceOf(product)).toEqual([
      { kind: 'flower', value: 'Mustard blossom' },
      { kind: 'origin', value: 'India' },
      { kind: 'listed', day: { day: 18, month: 'February', year: 2025 } },
      { kind: 'quality', href: '/certificates/1' },
      { kind: 'shelf', left: 42 },
    ])
  })

  it('leaves out what the record does not say, but for the certificate', () => {
    expect(traceOf(aProduct({ name: 'Eco-Bee Hive Uno' }))).toEqual([{ kind: 'quality', href: undefined }])
    expect(traceOf(aProduct({ name: 'Hive', timestamp: 9e15 }))).toHaveLength(1)
  })

  it('ends with an empty shelf where nothing is left', () => {
    expect(traceOf(aProduct({ itemCount: 0 })).at(-1)).toEqual({ kind: 'shelf', left: 0 })
  })
})
