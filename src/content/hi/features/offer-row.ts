import type * as english from '@/content/en/features/offer-row'
import type { Words } from '@/content/words'

/** What the row of an offer says beside its name, price and links. */
export const offerWords: Words<typeof english.offerWords> = {
  reference: 'रेफ़रेंस: ',
  origin: 'मूल देश: ',
  /** The way to everything that is known of it. */
  whole: 'पूरी जानकारी देखें',
}
