import { paths } from '@/config/paths'
import type * as english from '@/content/en/pages/coming-soon'
import { pageTitle } from '@/content/hi/site/site'
import { scene } from '@/content/pictures'
import type { Translated } from '@/content/translated'

/** Words of `/coming-soon`, where controls lead whose address is not there yet (R-ROUTE-26). */
export const comingSoon: Translated<typeof english.comingSoon> = {
  head: {
    title: pageTitle('जल्द आ रहा है'),
    description: 'साइट का यह हिस्सा अभी खुला नहीं है। तब तक हमारा शहद और हमारी सेवाएँ देखें।',
  },
  banner: {
    heading: 'जल्द आ रहा है',
    lead: 'साइट का यह हिस्सा अभी खुला नहीं है। तब तक हमारा शहद या हमारी सेवाएँ देखें।',
    picture: scene('coming-soon', 'सूरज उगते समय बिना खिले फूलों के बीच मधुमक्खी बक्सा'),
    buttons: [
      { label: 'शहद देखें', href: paths.collections() },
      { label: 'हमारी सेवाएँ', href: paths.services() },
    ],
  },
}
