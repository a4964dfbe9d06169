import type * as english from '@/content/en/pages/processing-location'
import { pageTitle } from '@/content/hi/site/site'
import type { Translated } from '@/content/translated'

export const plants: Translated<typeof english.plants> = {
  head: {
    title: pageTitle('फ़ूड प्रोसेसिंग प्लांट खोजें'),
    description: 'हमारे नेटवर्क के फ़ूड प्रोसेसिंग प्लांट, सूची में और नक्शे पर, हर एक तक पहुँचने के रास्ते के साथ।',
  },
  locator: {
    heading: 'प्लांट खोजें',
    lead: 'हमारे नेटवर्क के फ़ूड प्रोसेसिंग प्लांट।',
    userType: 'FOOD-PROCESSOR',
    kind: 'plant',
  },
}
