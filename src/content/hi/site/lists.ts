import type * as english from '@/content/en/site/lists'
import type { Words } from '@/content/words'

/** What is said of a list in its place; an empty one's words stand so to the letter. */
export const listWords: Words<typeof english.listWords> = {
  services: { loading: 'सेवाएँ लोड हो रही हैं', empty: 'कोई सेवा नहीं मिली' },
  products: { loading: 'उत्पाद लोड हो रहे हैं', empty: 'कोई उत्पाद नहीं मिला' },
}
