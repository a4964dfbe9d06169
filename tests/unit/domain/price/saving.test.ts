import fc from 'fast-check'
import { expect, it } from 'vitest'
import { savingOn, savingText } from '@/domain/price/saving'

it('is what the MRP is above the discounted price, and whole per cent of it', () => {
  expect(savingOn({ mrp: 380, discounted: 320 })).toEqual({ amount: 60, percent: 15 })
  expect(savingOn({ mrp: 375, discounted: 315 })).toEqual({ amount: 60, percent: 16 })
  expect(savingOn({ mrp: 100.3, discounted: 90.1 })).toEqual({ amount: 10.2, percent: 10 })
})

it('is none where a price is missing, equal or the wrong way round', () => {
  expect(savingOn({ mrp: 380, discounted: undefined })).toBeUndefined()
  expect(savingOn({ mrp: undefined, discounted: 320 })).toBeUndefined()
  expect(savingOn({ mrp: 320, discounted: 320 })).toBeUndefined()
  expect(savingOn({ mrp: 320, discounted: 380 })).toBeUndefined()
  expect(savingOn({ mrp: 0, discounted: 0 })).toBeUndefined()
})

it('is none below 1 %, and 1 from there on', () => {
  expect(savingOn({ mrp: 400, discounted: 396.01 })).toBeUndefined()
  expect(savingOn({ mrp: 400, discounted: 396 })).toEqual({ amount: 4, percent: 1 })
})

it('never says 100 % of what costs something', () => {
  expect(savingOn({ mrp: 1000, discounted: 4 })?.percent).toBe(99)
  expect(savingOn({ mrp: 1000, discounted: 0.001 })?.percent).toBe(99)
  expect(savingOn({ mrp: 1000, discounted: 0 })).toEqual({ amount: 1000, percent: 100 })
})

it('is written in rupees with the per cent in brackets', () => {
  expect(savingText({ amount: 60, percent: 16 })).toBe('₹60 (16%)')
  expect(savingText({ amount: 1234.5, percent: 7 })).toBe('₹1,234.50 (7%)')
})

it('and the discounted price make up the MRP, to the paisa, and no more per cent than that', () => {
  const paise = fc.integer({ min: 0, max: 10_000_000 })
  fc.assert(
    fc.property(paise, paise, (a, b) => {
      const saving = savingOn({ mrp: a / 100, discounted: b / 100 })
      const saved = Math.max(0, a - b)
      if (!saving) {
        expect(saved * 100 < a || saved === 0).toBe(true)
        return
      }
      expect(Math.round(saving.amount * 100)).toBe(saved)
      expect(saving.percent * a).toBeLessThanOrEqual(saved * 100)
      expect((saving.percent + 1) * a).toBeGreaterThan(saved * 100)
    }),
  )
})
