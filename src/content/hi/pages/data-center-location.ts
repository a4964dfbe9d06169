import type * as english from '@/content/en/pages/data-center-location'
import { pageTitle } from '@/content/hi/site/site'
import type { Translated } from '@/content/translated'

export const dataCenter: Translated<typeof english.dataCenter> = {
  head: {
    title: pageTitle('डेटा सेंटर का नक्शा'),
    description: 'इस नक्शे में एक टेस्ट पॉइंट है। यह किसी डेटा सेंटर का पता नहीं है।',
  },
  locator: {
    heading: 'डेटा सेंटर का नक्शा',
    lead: 'इसमें एक टेस्ट पॉइंट दिखता है, जो किसी जगह का पता नहीं है।',
    // R-MAP-03: one fixed test point, at the maps' default centre.
    places: [{ id: 'test-point', name: 'टेस्ट पॉइंट', latitude: 28.64, longitude: 77.22, owner: '' }],
  },
}
