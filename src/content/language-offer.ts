import type { LanguageCode } from '@/config/languages'

type Offer = { text: string; link: string; close: string }

/** The line that offers an English page in another language, in that language: the only words that a page has of it. */
export const languageOffer: Readonly<Record<Exclude<LanguageCode, 'en'>, Offer>> = {
  hi: { text: 'यह पेज हिन्दी में भी है।', link: 'हिन्दी में पढ़ें', close: 'बंद करें' },
  kn: { text: 'ಈ ಪುಟ ಕನ್ನಡದಲ್ಲೂ ಇದೆ.', link: 'ಕನ್ನಡದಲ್ಲಿ ಓದಿ', close: 'ಮುಚ್ಚಿ' },
}
