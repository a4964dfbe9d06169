import { language } from '@/config/language'
import { once } from '@/domain/once'

const moment = once(
  () =>
    new Intl.DateTimeFormat(`${language.locale}-u-nu-latn`, {
      day: 'numeric',
      month: 'short',
      hour: '2-digit',
      minute: '2-digit',
      hourCycle: 'h23',
    }),
)

/**
 * A moment as a visitor reads it: '21 Nov, 14:05', on the visitor's own clock.
 * @param time in milliseconds since 1970
 */
export const momentText = (time: number): string => moment().format(time)
