import { language } from '@/config/language'
import { rootLanguage } from '@/config/languages'
import { type Month, months } from '@/domain/months'
import { once } from '@/domain/once'

const named = (month: 'long' | 'narrow') =>
  once(() => new Intl.DateTimeFormat(language.locale, { month, timeZone: 'UTC' }))
const long = named('long')
const narrow = named('narrow')

const dayIn = (month: Month) => new Date(Date.UTC(2026, months.indexOf(month)))

/**
 * A month in the language of the page; the rules have it in English, which spares a phone the
 * reading of another's.
 */
export const monthText = (month: Month): string =>
  language === rootLanguage ? month : long().format(dayIn(month))

/** Its first letter or sign. */
export const monthLetter = (month: Month): string =>
  language === rootLanguage ? month.charAt(0) : narrow().format(dayIn(month))
