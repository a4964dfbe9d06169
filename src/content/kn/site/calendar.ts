import type * as english from '@/content/en/site/calendar'
import type { Translated } from '@/content/translated'
import type { Month } from '@/domain/months'

const names: Record<Month, string> = {
  January: 'ಜನವರಿ',
  February: 'ಫೆಬ್ರವರಿ',
  March: 'ಮಾರ್ಚ್',
  April: 'ಏಪ್ರಿಲ್',
  May: 'ಮೇ',
  June: 'ಜೂನ್',
  July: 'ಜುಲೈ',
  August: 'ಆಗಸ್ಟ್',
  September: 'ಸೆಪ್ಟೆಂಬರ್',
  October: 'ಅಕ್ಟೋಬರ್',
  November: 'ನವೆಂಬರ್',
  December: 'ಡಿಸೆಂಬರ್',
}

const letters: Record<Month, string> = {
  January: 'ಜ',
  February: 'ಫೆ',
  March: 'ಮಾ',
  April: 'ಏ',
  May: 'ಮೇ',
  June: 'ಜೂ',
  July: 'ಜು',
  August: 'ಆ',
  September: 'ಸೆ',
  October: 'ಅ',
  November: 'ನ',
  December: 'ಡಿ',
}

/** Months and days. */
export const calendar: Translated<typeof english.calendar> = {
  month: (month) => names[month],
  letter: (month) => letters[month],
  day: ({ day, month, year }) => `${names[month]} ${day}, ${year}`,
}
