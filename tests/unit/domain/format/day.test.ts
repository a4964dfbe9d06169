import fc from 'fast-check'
import { expect, it } from 'vitest'
import { dayText } from '@/domain/format/day'

const indian = new Intl.DateTimeFormat('en-IN', { dateStyle: 'long', timeZone: 'Asia/Kolkata' })

it.each([
  ['2025-02-17T18:29:59.999Z', '17 February 2025'],
  ['2025-02-17T18:30:00Z', '18 February 2025'],
  ['2024-02-28T18:30:00Z', '29 February 2024'],
  ['2025-12-31T18:30:00Z', '1 January 2026'],
])('writes %s as the day of India, %s', (time, day) => {
  expect(dayText(Date.parse(time))).toBe(day)
})

it('writes every day as a formatter does', () => {
  // India's clock was another until 1945.
  const days = fc.date({ min: new Date('1946-01-01'), max: new Date('9999-12-30'), noInvalidDate: true })
  fc.assert(
    fc.property(days, (day) => {
      expect(dayText(day.getTime())).toBe(indian.format(day))
    }),
  )
})

it.each([Number.NaN, 9e15, -9e15, Number.POSITIVE_INFINITY])('has no day for %d', (time) => {
  expect(dayText(time)).toBeUndefined()
})
