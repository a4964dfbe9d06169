import type * as english from '@/content/en/features/quote-list/quote-button'
import type { Translated } from '@/content/translated'

/** 'ಕೊಟೇಶನ್‌ಗೆ {name} ಸೇರಿಸಿ', of which 'ಕೊಟೇಶನ್‌ಗೆ ಸೇರಿಸಿ' is seen; once it is there, 'ಕೊಟೇಶನ್‌ನಲ್ಲಿದೆ'. */
export const quoteButton: Translated<typeof english.quoteButton> = {
  before: 'ಕೊಟೇಶನ್‌ಗೆ',
  after: 'ಸೇರಿಸಿ',
  added: 'ಕೊಟೇಶನ್‌ನಲ್ಲಿದೆ',
}
