import { categories } from '@/config/categories'
import { paths } from '@/config/paths'
import { benefitIcon, scene } from '../picture'
import type { ShelfCopy } from '../shelf'
import { pageTitle } from '../site'
import { frontDoor, platforms } from '../technology-platforms'

export const consumers = {
  head: {
    title: pageTitle('Honey for your table, traceable to its flowers'),
    description:
      'Choose organic honey without chemical preservatives from fields and forests across India, and trace it to its flowers.',
  },
  banner: {
    heading: 'Honey for your table',
    lead: 'Raw, traceable honey from Indian fields and forests, without preservatives.',
    picture: scene('consumers'),
    buttons: [
      { label: 'Choose a jar', href: '#honey' },
      { label: 'Browse by kind', href: paths.listing('Raw_Honey') },
    ],
  },
  shelf: {
    heading: 'From the marketplace',
    lead: 'Every jar opens its own page in the shop, where you pay.',
    categories: [categories.consumerMarketplace],
    emptyText: 'Products Not Found',
  } satisfies ShelfCopy,
  benefits: {
    heading: 'Benefits for consumers',
    lead: 'Things you can check before you spread it.',
    cards: [
      {
        title: 'Only honey',
        text: 'No chemical preservative in the jar, and none needed.',
        picture: benefitIcon('preservative-free'),
      },
      {
        title: 'From a real place',
        text: 'Its country of origin stands on every product that names one.',
        picture: benefitIcon('origin'),
      },
      {
        title: 'Certificate at hand',
        text: 'Where a honey has one, you can read it before you buy.',
        picture: benefitIcon('quality'),
      },
      {
        title: 'A code to scan',
        text: 'Point your phone at a product’s code to learn more about it.',
        picture: benefitIcon('traceability'),
      },
    ],
  },
  technology: {
    lead: 'From flower to front door: four places that your honey passes, and the networks that know it there.',
    platforms: [platforms.field, platforms.plant, platforms.darkStore, frontDoor],
  },
  more: {
    heading: 'Still choosing?',
    text: 'Filter the whole catalogue by price, or see which store is near you.',
    buttons: [
      { label: 'All our honeys', href: paths.allProducts() },
      { label: 'Find a store', href: paths.stores() },
    ],
    picture: scene('products'),
  },
} as const
