import type { LanguageCode } from '@/config/languages'

/** The line that offers a page in another language, in that language: the only words that a page has of it. */
export const languageOffer: Readonly<Record<LanguageCode, { text: string; link: string; close: string }>> = {
  en: { text: 'This page is in English, too.', link: 'Read it in English', close: 'Close' },
  hi: { text: 'यह पेज हिन्दी में भी है।', link: 'हिन्दी में पढ़ें', close: 'बंद करें' },
  kn: { text: 'ಈ ಪುಟ ಕನ್ನಡದಲ್ಲೂ ಇದೆ.', link: 'ಕನ್ನಡದಲ್ಲಿ ಓದಿ', close: 'ಮುಚ್ಚಿ' },
}
