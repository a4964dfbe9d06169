import type * as english from '@/content/en/product/rating'
import type { Translated } from '@/content/translated'

/** What the stars of a product say to those who do not see them. */
export const rating: Translated<typeof english.rating> = { rated: (value) => `ರೇಟಿಂಗ್: 5ಕ್ಕೆ ${value}` }
