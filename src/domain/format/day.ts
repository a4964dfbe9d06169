import { type Month, months } from '@/domain/months'

/** India's clock beside UTC, in milliseconds; it knows no summer time. */
const indiaOffset = 5.5 * 3_600_000

/** A day of the calendar. */
export type CalendarDay = { day: number; month: Month; year: number }

/**
 * The day in India, the same wherever it is read.
 * @param time in milliseconds since 1970
 * @returns undefined for a time that no calendar has
 */
export function indianDay(time: number): CalendarDay | undefined {
  const date = new Date(time + indiaOffset) // its UTC is what a clock in India shows
  const month = months[date.getUTCMonth()]
  return month && { day: date.getUTCDate(), month, year: date.getUTCFullYear() }
}
