import type * as english from '@/content/en/features/quote-list/quote-mail'
import type { Translated } from '@/content/translated'

/** What is said of the way by mail, beside the button 'E-mail'. */
export const quoteMail: Translated<typeof english.quoteMail> = {
  opens: 'ಒತ್ತಿದರೆ ನಿಮ್ಮ ಇಮೇಲ್ ಆ್ಯಪ್ ತೆರೆಯುತ್ತದೆ, ಸಂದೇಶದಲ್ಲಿ ಈ ಪಟ್ಟಿ ಇರುತ್ತದೆ.',
  to: 'ಅದು ಈ ವಿಳಾಸಕ್ಕೆ ಹೋಗುತ್ತದೆ:',
  copy: 'ವಿಳಾಸ ಕಾಪಿ ಮಾಡಿ',
  copied: 'ವಿಳಾಸ ಕಾಪಿ ಆಗಿದೆ.',
  notCopied: 'ವಿಳಾಸ ಕಾಪಿ ಆಗಲಿಲ್ಲ: ಇಲ್ಲಿಂದ ಆಯ್ಕೆಮಾಡಿ ಕಾಪಿ ಮಾಡಿ.',
}
