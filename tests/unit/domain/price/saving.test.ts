import fc from 'fast-check'
import { expect, it } from 'vitest'
import { savingOn } from '@/domain/price/saving'

it('is what the MRP is above the discounted price', () => {
  expect(savingOn({ mrp: 380, discounted: 320 })).toBe(60)
  expect(savingOn({ mrp: 100.3, discounted: 100.1 })).toBe(0.2)
})

it('is none where a price is missing, equal or the wrong way round', () => {
  expect(savingOn({ mrp: 380, discounted: undefined })).toBeUndefined()
  expect(savingOn({ mrp: undefined, discounted: 320 })).toBeUndefined()
  expect(savingOn({ mrp: 320, discounted: 320 })).toBeUndefined()
  expect(savingOn({ mrp: 320, discounted: 380 })).toBeUndefined()
})

it('and the discounted price make up the MRP, to the paisa', () => {
  const paise = fc.integer({ min: 0, max: 10_000_000 })
  fc.assert(
    fc.property(paise, paise, (a, b) => {
      const saving = savingOn({ mrp: a / 100, discounted: b / 100 })
      expect(Math.round((saving ?? 0) * 100)).toBe(Math.max(0, a - b))
    }),
  )
})
