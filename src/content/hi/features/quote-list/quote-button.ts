import type * as english from '@/content/en/features/quote-list/quote-button'
import type { Translated } from '@/content/translated'
import { mostItems } from '@/domain/quote/quote-items'

/** 'कोटेशन में {name} जोड़ें', of which 'कोटेशन में जोड़ें' is seen; once it is there, 'कोटेशन में है'. */
export const quoteButton: Translated<typeof english.quoteButton> = {
  before: 'कोटेशन में',
  after: 'जोड़ें',
  added: 'कोटेशन में है',
  full: `सूची भर गई है: ज़्यादा से ज़्यादा ${mostItems} उत्पाद।`,
}
