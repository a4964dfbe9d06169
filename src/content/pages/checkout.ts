import { paths } from '@/config/paths'
import { scene } from '../picture'
import { pageTitle } from '../site'

/** Words of the four checkout paths, which have neither form nor steps (R-ROUTE-28). */
export const checkout = {
  head: {
    title: pageTitle('Checkout'),
    description: 'Buying happens in the shop. Choose a honey here; its button opens the shop, where you pay.',
  },
  banner: {
    heading: 'Buying happens in the shop',
    lead: 'There is no basket and no payment on this site. Open the shop, or choose a honey first: its button takes you to it there.',
    picture: scene('consumers', 'Three jars of honey on a kitchen shelf by the window'),
  },
  shop: 'Go to the shop',
  honey: { label: 'Choose a honey', href: paths.collections() },
} as const
