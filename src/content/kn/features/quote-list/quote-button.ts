import type * as english from '@/content/en/features/quote-list/quote-button'
import type { Translated } from '@/content/translated'
import { mostItems } from '@/domain/quote/quote-items'

/** 'ಕೊಟೇಶನ್‌ಗೆ {name} ಸೇರಿಸಿ', of which 'ಕೊಟೇಶನ್‌ಗೆ ಸೇರಿಸಿ' is seen; once it is there, 'ಕೊಟೇಶನ್‌ನಲ್ಲಿದೆ'. */
export const quoteButton: Translated<typeof english.quoteButton> = {
  before: 'ಕೊಟೇಶನ್‌ಗೆ',
  after: 'ಸೇರಿಸಿ',
  added: 'ಕೊಟೇಶನ್‌ನಲ್ಲಿದೆ',
  full: `ಪಟ್ಟಿ ತುಂಬಿದೆ: ಹೆಚ್ಚೆಂದರೆ ${mostItems} ಉತ್ಪನ್ನಗಳು.`,
}
