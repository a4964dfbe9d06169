import { expect, it } from 'vitest'
import { format } from '@/content/en/site/format'

it('names day, month and time as India writes them, on the clock of 24 hours', () => {
  expect(format.asOf(new Date(2026, 10, 21, 14, 5).getTime())).toBe('As of 21 Nov, 14:05')
  expect(format.asOf(new Date(2026, 0, 2, 0, 0).getTime())).toBe('As of 2 Jan, 00:00')
})
