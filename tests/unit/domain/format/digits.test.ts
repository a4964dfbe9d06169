import fc from 'fast-check'
import { expect, it } from 'vitest'
import { grouped } from '@/domain/format/digits'

const indian = new Intl.NumberFormat('en-IN')

it('groups every whole number as the browser itself does for India', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 9_999_999_999 }), (whole) => {
      expect(grouped(whole)).toBe(indian.format(whole))
    }),
  )
})

it.each([
  [0, '0'],
  [999, '999'],
  [1_000, '1,000'],
  [99_999, '99,999'],
  [1_00_000, '1,00,000'],
  [1_00_00_000, '1,00,00,000'],
])('writes %d as %s', (whole, text) => {
  expect(grouped(whole)).toBe(text)
})
