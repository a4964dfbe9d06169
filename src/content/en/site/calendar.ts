import type { CalendarDay } from '@/domain/format/day'
import type { Month } from '@/domain/months'

/**
 * Months and days. `Intl.DateTimeFormat` writes the same, and takes a slow phone 100 ms before its
 * first word. The rules have the months by their English names.
 */
export const calendar = {
  month: (month: Month): string => month,
  /** What stands over a month's column: its first letter or sign. */
  letter: (month: Month) => month.charAt(0),
  /** '18 February 2025' */
  day: ({ day, month, year }: CalendarDay) => `${day} ${month} ${year}`,
}
