import { lazily } from './lazily'

const moment = lazily(
  () =>
    new Intl.DateTimeFormat('en-IN', {
      day: 'numeric',
      month: 'short',
      hour: '2-digit',
      minute: '2-digit',
      hourCycle: 'h23',
    }),
)

/**
 * How old a list is, as a visitor reads it: 'As of 21 Nov, 14:05', on the visitor's own clock.
 * @param time in milliseconds since 1970
 */
export const asOfText = (time: number) => `As of ${moment().format(time)}`
