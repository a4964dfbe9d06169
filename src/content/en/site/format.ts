import { momentText } from '@/domain/format/moment'

/** Words around numbers, days and lists. */
export const format = {
  /** How old a list is: 'As of 21 Nov, 14:05'. @param time in milliseconds since 1970 */
  asOf: (time: number) => `As of ${momentText(time)}`,
  /**
   * 'December and January', 'Onion seed, Litchi and Apple': a list as one would say it. `Intl.ListFormat` says the same, and
   * takes a phone 50 ms to load its rules before it says the first word.
   */
  list: (words: readonly string[]) =>
    [words.slice(0, -1).join(', '), ...words.slice(-1)].filter(Boolean).join(' and '),
}
