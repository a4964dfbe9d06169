import type * as english from '@/content/en/site/lists'
import type { Translated } from '@/content/translated'

/** What is said of a list in its place; an empty one's words stand so to the letter. */
export const listCopy: Translated<typeof english.listCopy> = {
  services: { loading: 'उत्पाद लोड हो रहे हैं', empty: 'कोई सेवा नहीं मिली' },
  products: { loading: 'उत्पाद लोड हो रहे हैं', empty: 'कोई उत्पाद नहीं मिला' },
}

/** Services, products or a quote list, where scripts did not load. */
export const listNeedsScripts: Translated<typeof english.listNeedsScripts> = {
  text: 'इस सूची के लिए स्क्रिप्ट चाहिए, जो लोड नहीं हुई।',
}
