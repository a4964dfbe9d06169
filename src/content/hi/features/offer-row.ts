import type * as english from '@/content/en/features/offer-row'
import type { Translated } from '@/content/translated'

/** What the row of an offer says beside its name, price and links. */
export const offerCopy: Translated<typeof english.offerCopy> = {
  reference: 'रेफ़रेंस: ',
  /** The way to everything that is known of it. */
  whole: 'पूरी जानकारी देखें',
}
