import { language } from '@/config/language'
import { rootLanguage } from '@/config/languages'
import { months } from '@/domain/months'
import { once } from '@/domain/once'

/** India's clock beside UTC, in milliseconds; it knows no summer time. */
const indiaOffset = 5.5 * 3_600_000

const formatter = once(
  () =>
    new Intl.DateTimeFormat(`${language.locale}-u-nu-latn`, {
      day: 'numeric',
      month: 'long',
      year: 'numeric',
      timeZone: 'UTC',
    }),
)

/**
 * A day as it is written in India in the language of the page, the same wherever it is read: '18
 * February 2025'. English needs no formatter, which a phone takes some milliseconds to make.
 * @param time in milliseconds since 1970
 * @returns undefined for a time that no calendar has
 */
export function dayText(time: number): string | undefined {
  const date = new Date(time + indiaOffset) // its UTC is what a clock in India shows
  if (Number.isNaN(date.getTime())) return undefined
  if (language !== rootLanguage) return formatter().format(date)
  return `${date.getUTCDate()} ${months[date.getUTCMonth()]} ${date.getUTCFullYear()}`
}
