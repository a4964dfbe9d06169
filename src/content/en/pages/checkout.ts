import { paths } from '@/config/paths'
import { pageTitle } from '@/content/en/site/site'
import { scene } from '@/content/pictures'

/** Words of the four checkout paths, which have neither form nor steps (R-ROUTE-28). */
export const checkout = {
  head: {
    title: pageTitle('Checkout'),
    description:
      'Buying happens in the shop. Choose a honey here, and its Buy Now button opens it in the shop, where you pay.',
  },
  banner: {
    heading: 'Buying happens in the shop',
    lead: 'You do not pay on this site. Open the shop, or choose a honey here first: its Buy Now button opens it in the shop.',
    picture: scene('consumers', 'Three jars of honey on a kitchen table by the window'),
  },
  shop: 'Go to the shop',
  honey: { label: 'Choose a honey', href: paths.collections() },
} as const
