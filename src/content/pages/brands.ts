import { categories } from '@/config/categories'
import { lightBenefitIcon, scene } from '../picture'
import { type ShelfCopy, toServices } from '../shelf'
import { bookDemo, pageTitle } from '../site'
import { platforms } from '../technology-platforms'

/** One call brings both lists; the page tells them apart (R-BRAND-01). */
const shelf = {
  categories: [categories.brands],
  emptyText: 'Services not found',
  buyText: 'RFQ',
  hidePrices: true,
} as const

export const brands = {
  head: {
    title: pageTitle('Private label honey for brands'),
    description:
      'Your label, our honey: contract manufacturing and private labelling with certified plants. Request a quote for your brand.',
  },
  banner: {
    heading: 'Your label, our honey',
    lead: 'Contract manufacturing and private labelling, from the hive to the sealed jar.',
    picture: scene('brands'),
    buttons: [toServices('Ask for a quote'), bookDemo],
  },
  services: {
    ...shelf,
    heading: 'Services',
    lead: 'Work that we take on for you.',
  } satisfies ShelfCopy,
  productServices: {
    ...shelf,
    heading: 'Product services',
    lead: 'Finished goods, ready for your name.',
  } satisfies ShelfCopy,
  benefits: {
    heading: 'Benefits for brands',
    points: [
      {
        title: 'No plant to build',
        text: 'Our plants process and pack for you.',
        picture: lightBenefitIcon('delivery'),
      },
      {
        title: 'A story you can tell',
        text: 'Traceable from farm to fork.',
        picture: lightBenefitIcon('transparency'),
      },
      {
        title: 'Your name alone',
        text: 'The jar carries your label.',
        picture: lightBenefitIcon('label'),
      },
      {
        title: 'Quality on paper',
        text: 'Seven certifications, named below.',
        picture: lightBenefitIcon('quality'),
      },
    ],
  },
  technology: {
    lead: 'For making, storing and selling.',
    stations: [
      { title: platforms.plant.title, text: 'Takes the harvest in and packs it.' },
      { title: platforms.darkStore.title, text: 'Keeps jars near the people who order.' },
      { title: platforms.marketplace.title, text: 'Has a market for brands.' },
    ],
  },
  certificationsLead: 'By the names your buyers know.',
  demo: {
    heading: 'Bring us your brief',
    text: 'Talk your jar through with us in a demo.',
  },
} as const
