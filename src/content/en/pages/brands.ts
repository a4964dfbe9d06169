import { categoryIds } from '@/config/category-ids'
import { platforms } from '@/content/en/business/technology-platforms'
import { bookDemo, pageTitle } from '@/content/en/site/site'
import { lightBenefitIcon, scene } from '@/content/pictures'
import { type ProductListCopy, toServices } from '@/content/product-list'

/** One call brings both lists; the page tells them apart (R-BRAND-01). */
const shared = {
  categories: [categoryIds.brands],
  kind: 'services',
  buyText: 'RFQ',
  hidePrices: true,
} as const

export const brands = {
  head: {
    title: pageTitle('Private label honey for brands'),
    description:
      'Your label, our honey: contract manufacturing and private labelling. Request a quote for your brand, and see your name on a jar.',
  },
  banner: {
    heading: 'Your label, our honey',
    lead: 'Contract manufacturing and private labelling of honey.',
    picture: scene('brands'),
    buttons: [toServices('Ask for a quote'), bookDemo],
  },
  services: {
    ...shared,
    heading: 'Services',
    lead: 'Work that we take on for you.',
  } satisfies ProductListCopy,
  productServices: {
    ...shared,
    heading: 'Product services',
    lead: 'Products that carry your name.',
  } satisfies ProductListCopy,
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
        text: 'Name the certifications you need.',
        picture: lightBenefitIcon('quality'),
      },
    ],
  },
  technology: {
    lead: 'Your brief comes in at the plant.',
    stations: [
      { title: platforms.plant.title, text: 'Fills and packs what will bear your label.' },
      { title: platforms.marketplace.title, text: 'Has a market for brands.' },
    ],
  },
  certificationsLead: 'Tell us which of them your market asks for.',
  demo: {
    heading: 'Bring us your brief',
    text: 'Talk your jar through with us in a demo.',
  },
} as const
