import type * as english from '@/content/en/site/vitals'
import type { Translated } from '@/content/translated'

/** Words of the panel that `?vitals` opens for staff. */
export const vitals: Translated<typeof english.vitals> = {
  heading: 'इस विज़िट के वेब वाइटल्स',
  names: {
    TTFB: 'पहला बाइट आने का समय',
    FCP: 'पेज का पहला हिस्सा दिखने का समय',
    LCP: 'पेज का सबसे बड़ा हिस्सा दिखने का समय',
    CLS: 'लेआउट कुल कितना खिसका',
    INP: 'कुछ दबाने के बाद बदलाव दिखने का समय',
  },
  ratings: { good: 'अच्छा', 'needs-improvement': 'सुधार चाहिए', poor: 'ख़राब' },
  notYet: 'अभी मापा नहीं गया',
  close: 'बंद करें',
}
