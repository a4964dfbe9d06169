import type * as english from '@/content/en/features/quote-list/quote-button'
import type { Translated } from '@/content/translated'
import { mostItems } from '@/domain/quote/quote-items'

/** Words of the button that puts a product on the quote list; the product's name is read out, and not seen. */
export const quoteButton: Translated<typeof english.quoteButton> = {
  add: 'ಕೊಟೇಶನ್‌ಗೆ {name} ಸೇರಿಸಿ',
  added: '{name} ಕೊಟೇಶನ್‌ನಲ್ಲಿದೆ',
  full: `ಪಟ್ಟಿ ತುಂಬಿದೆ: ಹೆಚ್ಚೆಂದರೆ ${mostItems} ಉತ್ಪನ್ನಗಳು.`,
}
