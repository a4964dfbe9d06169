import { language } from '@/config/language'
import { once } from '@/domain/once'

const day = once(
  () =>
    new Intl.DateTimeFormat(`${language.locale}-u-nu-latn`, {
      day: 'numeric',
      month: 'long',
      year: 'numeric',
      timeZone: 'Asia/Kolkata',
    }),
)

/**
 * A day as it is written in India in the language of the page, the same wherever it is read: '18
 * February 2025'.
 * @param time in milliseconds since 1970
 * @returns undefined for a time that no calendar has
 */
export const dayText = (time: number): string | undefined =>
  Math.abs(time) <= 8.64e15 ? day().format(time) : undefined
