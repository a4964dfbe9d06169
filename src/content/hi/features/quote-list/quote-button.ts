import type * as english from '@/content/en/features/quote-list/quote-button'
import type { Translated } from '@/content/translated'
import { mostItems } from '@/domain/quote/quote-items'

/** Words of the button that puts a product on the quote list; the product's name is read out, and not seen. */
export const quoteButton: Translated<typeof english.quoteButton> = {
  add: 'कोटेशन में {name} जोड़ें',
  added: '{name} कोटेशन में है',
  full: `सूची भर गई है: ज़्यादा से ज़्यादा ${mostItems} उत्पाद।`,
}
