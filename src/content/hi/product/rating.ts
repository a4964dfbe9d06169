import type * as english from '@/content/en/product/rating'
import type { Words } from '@/content/words'

/** What the stars of a product say to those who do not see them. */
export const rating: Words<typeof english.rating> = { rated: (value) => `रेटिंग: 5 में से ${value}` }
