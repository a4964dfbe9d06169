import type * as english from '@/content/en/features/offer-row'
import type { Words } from '@/content/words'

/** What the row of an offer says beside its name, price and links. */
export const offerWords: Words<typeof english.offerWords> = {
  reference: 'ರೆಫರೆನ್ಸ್: ',
  origin: 'ಮೂಲ ದೇಶ: ',
  /** The way to everything that is known of it. */
  whole: 'ಪೂರ್ತಿ ವಿವರ ನೋಡಿ',
}
