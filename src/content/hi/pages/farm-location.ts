import type * as english from '@/content/en/pages/farm-location'
import { pageTitle } from '@/content/hi/site/site'
import type { Translated } from '@/content/translated'

export const farms: Translated<typeof english.farms> = {
  head: {
    title: pageTitle('हमारे नेटवर्क में फ़ार्म खोजें'),
    description: 'हमारे नेटवर्क के फ़ार्म, सूची में और नक्शे पर, हर एक तक पहुँचने के रास्ते के साथ।',
  },
  locator: {
    heading: 'फ़ार्म खोजें',
    lead: 'हमारे नेटवर्क के फ़ार्म।',
    userType: 'AAMC',
    kind: 'Farm',
  },
}
