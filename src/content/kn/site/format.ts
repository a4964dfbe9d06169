import type * as english from '@/content/en/site/format'
import type { Translated } from '@/content/translated'
import { momentText } from '@/domain/format/moment'

/** Words around numbers, days and lists. */
export const format: Translated<typeof english.format> = {
  asOf: (time) => `${momentText(time)}ರವರೆಗಿನ ಮಾಹಿತಿ`,
  list: (words) => [words.slice(0, -1).join(', '), ...words.slice(-1)].filter(Boolean).join(' ಮತ್ತು '),
}
