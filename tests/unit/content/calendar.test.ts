import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { dayText } from '@/content/day-text'
import { calendar as english } from '@/content/en/site/calendar'
import { calendar as hindi } from '@/content/hi/site/calendar'
import { calendar as kannada } from '@/content/kn/site/calendar'
import { indianDay } from '@/domain/format/day'
import { months } from '@/domain/months'

// India's clock was another until 1945.
const days = fc.date({ min: new Date('1946-01-01'), max: new Date('9999-12-30'), noInvalidDate: true })

describe.each([
  ['en-IN', english],
  ['hi-IN', hindi],
  ['kn-IN', kannada],
])('in %s', (locale, calendar) => {
  const formatter = (options: Intl.DateTimeFormatOptions) => {
    const { format } = new Intl.DateTimeFormat(`${locale}-u-nu-latn`, {
      timeZone: 'Asia/Kolkata',
      ...options,
    })
    // Node 20.19 and 22.12 write October in Hindi as it was spelt before.
    return (date: number | Date) => format(date).replace('अक्तूबर', 'अक्टूबर')
  }

  it.each([
    ['long', calendar.month],
    ['narrow', calendar.letter],
  ] as const)('writes each month as a formatter does, %s', (month, text) => {
    const format = formatter({ month })
    expect(months.map(text)).toEqual(months.map((_, index) => format(Date.UTC(2026, index, 15))))
  })

  it('writes every day as a formatter does', () => {
    const format = formatter({ day: 'numeric', month: 'long', year: 'numeric' })
    fc.assert(
      fc.property(days, (date) => {
        const day = indianDay(date.getTime())
        expect(day && calendar.day(day)).toBe(format(date))
      }),
    )
  })
})

it.each([
  ['2025-02-17T18:29:59.999Z', '17 February 2025'],
  ['2025-02-17T18:30:00Z', '18 February 2025'],
  ['2024-02-28T18:30:00Z', '29 February 2024'],
  ['2025-12-31T18:30:00Z', '1 January 2026'],
])('writes %s as the day of India, %s', (time, day) => {
  expect(dayText(Date.parse(time))).toBe(day)
})

it.each([Number.NaN, 9e15, -9e15, Number.POSITIVE_INFINITY])('has no day for %d', (time) => {
  expect(dayText(time)).toBeUndefined()
})
