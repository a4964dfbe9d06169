import { paths } from '@/config/paths'
import type * as english from '@/content/en/pages/checkout'
import { pageTitle } from '@/content/hi/site/site'
import { scene } from '@/content/pictures'
import type { Translated } from '@/content/translated'

/** Words of the four checkout paths, which have neither form nor steps (R-ROUTE-28). */
export const checkout: Translated<typeof english.checkout> = {
  head: {
    title: pageTitle('चेकआउट'),
    description:
      'ख़रीदारी ऑनलाइन दुकान में होती है। यहाँ शहद चुनें: ‘अभी ख़रीदें’ बटन उसे दुकान में खोलता है, जहाँ आप भुगतान करते हैं।',
  },
  banner: {
    heading: 'ख़रीदारी ऑनलाइन दुकान में होती है',
    lead: 'इस साइट पर भुगतान नहीं होता। दुकान खोलें, या पहले यहाँ शहद चुनें: ‘अभी ख़रीदें’ बटन उसे दुकान में खोलता है।',
    picture: scene('consumers', 'खिड़की के पास रसोई की मेज़ पर शहद के तीन जार'),
  },
  shop: 'दुकान पर जाएँ',
  honey: { label: 'शहद चुनें', href: paths.collections() },
}
