import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  clampQuantity,
  mostItems,
  mostPieces,
  type QuoteItems,
  readItems,
  withItemAt,
  withItems,
  withoutItem,
  withQuantity,
  writeItems,
} from '@/domain/quote/quote-items'
import { isWhole } from '../../../support/unit/is-whole'

const id = fc
  .oneof(
    fc.string({ minLength: 1, unit: 'binary' }),
    fc.string({ minLength: 1, unit: fc.constantFrom('%', '*', ',', '2', 'A', '5', 'C') }),
  )
  .map((text) => text.trim())
  .filter((text) => text !== '')
const items = fc.uniqueArray(fc.record({ id, quantity: fc.integer({ min: 1, max: mostPieces }) }), {
  selector: (item) => item.id,
  maxLength: 60,
})

describe('the text of a quote list', () => {
  it('gives the list back, through an address too', () => {
    fc.assert(
      fc.property(items, (list) => {
        expect(readItems(writeItems(list))).toEqual(list)
        const query = new URLSearchParams({ items: writeItems(list) }).toString().replaceAll('%2C', ',')
        // Half a surrogate pair is no text that an address can carry.
        const carried = list.every((item) => isWhole(item.id))
        if (carried) expect(readItems(new URLSearchParams(query).get('items') ?? '')).toEqual(list)
      }),
    )
  })

  it('is read with digits of any of our scripts', () => {
    expect(readItems('A*२४,B*೧೦')).toEqual([
      { id: 'A', quantity: 24 },
      { id: 'B', quantity: 10 },
    ])
  })

  it('is read whatever it is, into a list that can be stored', () => {
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string({ unit: 'binary', maxLength: 10_000 }),
          fc.array(fc.string()).map((parts) => parts.join(',')),
        ),
        (text) => {
          const list = readItems(text)
          expect(list.length).toBeLessThanOrEqual(mostItems)
          expect(new Set(list.map((item) => item.id)).size).toBe(list.length)
          for (const { quantity } of list) {
            expect(Number.isInteger(quantity)).toBe(true)
            expect(quantity).toBeGreaterThanOrEqual(1)
            expect(quantity).toBeLessThanOrEqual(mostPieces)
          }
          expect(readItems(writeItems(list))).toEqual(list)
        },
      ),
    )
  })

  it.each([
    ['', []],
    [',,*,*5', []],
    ['HNY-1', [{ id: 'HNY-1', quantity: 1 }]],
    [
      'HNY-1*24,HNY 1/2*12',
      [
        { id: 'HNY-1', quantity: 24 },
        { id: 'HNY 1/2', quantity: 12 },
      ],
    ],
    [
      'A*0,B*-3,C*many,D*1.9,E*1e9,F*',
      [
        { id: 'A', quantity: 1 },
        { id: 'B', quantity: 1 },
        { id: 'C', quantity: 1 },
        { id: 'D', quantity: 1 },
        { id: 'E', quantity: 9999 },
        { id: 'F', quantity: 1 },
      ],
    ],
    [
      'A*2,B*1,A*3',
      [
        { id: 'A', quantity: 5 },
        { id: 'B', quantity: 1 },
      ],
    ],
    [
      '50%*3,a%2cb*2',
      [
        { id: '50%', quantity: 3 },
        { id: 'a,b', quantity: 2 },
      ],
    ],
  ])('%j', (text, list) => {
    expect(readItems(text)).toEqual(list)
  })
})

describe('a quote list', () => {
  it('holds a product once, with the quantity that it is given, and loses nothing else', () => {
    fc.assert(
      fc.property(items, id, fc.integer(), (list, added, quantity) => {
        const next = withQuantity(
          withItemAt(list, { id: added, quantity: 1 }, list.length),
          added,
          () => quantity,
        )
        expect(next.filter((item) => item.id === added)).toEqual([
          { id: added, quantity: clampQuantity(quantity) },
        ])
        expect(withoutItem(next, added)).toEqual(withoutItem(list, added))
      }),
    )
  })

  it('has a quantity made of the one that it has', () => {
    const more = (list: QuoteItems) => withQuantity(list, 'A', (quantity) => quantity + 1)
    expect(more(more(readItems('A*2,B*1')))).toEqual(readItems('A*4,B*1'))
    expect(more(readItems('A*9999'))).toEqual(readItems('A*9999'))
    expect(more(readItems('B*1'))).toEqual(readItems('B*1'))
  })

  it('joined with another has the pieces of both', () => {
    expect(withItems(readItems('A*2,B*1'), readItems('B*4,C*9999'))).toEqual(readItems('A*2,B*5,C*9999'))
  })

  it('ends at what a list can hold', () => {
    const full = Array.from({ length: mostItems }, (_, index) => ({ id: `HNY-${index}`, quantity: 1 }))
    expect(withItemAt(full, { id: 'HNY-more', quantity: 1 }, mostItems)).toBe(full)
  })
})

it('puts a product back where it stood, and leaves it as it is where it has come back by itself', () => {
  const items = [
    { id: 'A', quantity: 1 },
    { id: 'C', quantity: 3 },
  ]
  const back = withItemAt(items, { id: 'B', quantity: 2 }, 1)
  expect(writeItems(back)).toBe('A*1,B*2,C*3')
  expect(withItemAt(back, { id: 'B', quantity: 9 }, 0)).toBe(back)
})
