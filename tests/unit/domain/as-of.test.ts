import { expect, it } from 'vitest'
import { asOfText } from '@/domain/as-of'

it('names day, month and time as India writes them, on the clock of 24 hours', () => {
  expect(asOfText(new Date(2026, 10, 21, 14, 5).getTime())).toBe('As of 21 Nov, 14:05')
  expect(asOfText(new Date(2026, 0, 2, 0, 0).getTime())).toBe('As of 2 Jan, 00:00')
})
