import { calendar } from '@content/site/calendar'
import { indianDay } from '@/domain/format/day'

/**
 * A day as it is written in India in the language of the page: '18 February 2025'.
 * @param time in milliseconds since 1970
 * @returns undefined for a time that no calendar has
 */
export function dayText(time: number): string | undefined {
  const day = indianDay(time)
  return day && calendar.day(day)
}
