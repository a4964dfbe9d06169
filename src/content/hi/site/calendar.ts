import type * as english from '@/content/en/site/calendar'
import type { Translated } from '@/content/translated'
import type { Month } from '@/domain/months'

const names: Record<Month, string> = {
  January: 'जनवरी',
  February: 'फ़रवरी',
  March: 'मार्च',
  April: 'अप्रैल',
  May: 'मई',
  June: 'जून',
  July: 'जुलाई',
  August: 'अगस्त',
  September: 'सितंबर',
  October: 'अक्टूबर',
  November: 'नवंबर',
  December: 'दिसंबर',
}

const letters: Record<Month, string> = {
  January: 'ज',
  February: 'फ़',
  March: 'मा',
  April: 'अ',
  May: 'म',
  June: 'जू',
  July: 'जु',
  August: 'अ',
  September: 'सि',
  October: 'अ',
  November: 'न',
  December: 'दि',
}

/** Months and days. */
export const calendar: Translated<typeof english.calendar> = {
  month: (month) => names[month],
  letter: (month) => letters[month],
  day: ({ day, month, year }) => `${day} ${names[month]} ${year}`,
}
