import { categories } from '@/config/categories'
import { benefitIcon, scene, serviceDrawing } from '../picture'
import { type ShelfCopy, toServices } from '../shelf'
import { bookDemo, pageTitle } from '../site'

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
    lead: 'Work that we take over for you.',
  } satisfies ShelfCopy,
  productServices: {
    ...shelf,
    heading: 'Product services',
    lead: 'Finished goods, ready for your name.',
  } satisfies ShelfCopy,
  benefits: {
    heading: 'Benefits for brands',
    lead: 'You build the brand. The honey and its making are looked after.',
    cards: [
      {
        title: 'No plant to build',
        text: 'Processing and packing happen in our plant production network.',
        picture: benefitIcon('delivery'),
      },
      {
        title: 'A story that holds',
        text: 'Traceable from farm to fork: you can tell customers where it began.',
        picture: benefitIcon('transparency'),
      },
      {
        title: 'Your name alone',
        text: 'The jar carries your label, as private labelling means it.',
        picture: benefitIcon('label'),
      },
      {
        title: 'Quality on paper',
        text: 'Seven certifications, from food safety to organic farming.',
        picture: benefitIcon('quality'),
      },
    ],
  },
  technology: {
    lead: 'Making, storing and selling under your label each have a platform of their own.',
  },
  certificationsLead: 'Food safety, organic farming and good practice, by the names your buyers know.',
  demo: {
    heading: 'Bring us your brief',
    text: 'Jar, honey, label and quantity: a demo is the quickest way from an idea to a quote.',
    picture: serviceDrawing('contract-manufacturing'),
  },
} as const
