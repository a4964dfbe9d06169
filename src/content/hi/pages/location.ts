import type * as english from '@/content/en/pages/location'
import { pageTitle } from '@/content/hi/site/site'
import type { Translated } from '@/content/translated'

export const stores: Translated<typeof english.stores> = {
  head: {
    title: pageTitle('हमारे नेटवर्क में स्टोर खोजें'),
    description: 'अपने पास का रिटेल स्टोर नाम या शहर से खोजें, सूची में और नक्शे पर, रास्ते की जानकारी के साथ।',
  },
  locator: {
    heading: 'स्टोर खोजें',
    lead: 'हमारे नेटवर्क के रिटेल स्टोर।',
    userType: 'Retailer',
    kind: 'Store',
  },
}
