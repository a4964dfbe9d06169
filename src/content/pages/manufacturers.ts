import { categories } from '@/config/categories'
import { lightBenefitIcon, orderDrawing, scene } from '../picture'
import { type ShelfCopy, toServices } from '../shelf'
import { bookDemo, pageTitle } from '../site'
import { platforms } from '../technology-platforms'

export const manufacturers = {
  head: {
    title: pageTitle('Honey contract farming for manufacturers'),
    description:
      'Agree on flower, volume and quality before the season begins: organic, traceable honey farmed for your plant by contract.',
  },
  banner: {
    heading: 'Honey contract farming for manufacturers',
    lead: 'Tell us the flower, the volume and the quality you need, before the season begins.',
    picture: scene('manufacturers'),
    buttons: [toServices('See the honeys'), bookDemo],
  },
  services: {
    heading: 'Contract farming services',
    lead: 'We can produce each of these honeys for you.',
    categories: [categories.contractFarming],
    emptyText: 'Services not found',
    buyText: 'Request Now',
  } satisfies ShelfCopy,
  benefits: {
    heading: 'Benefits for manufacturers',
    points: [
      {
        title: 'Known origin',
        text: 'Contract farming begins at the farm.',
        picture: lightBenefitIcon('origin'),
      },
      {
        title: 'Supply you can plan',
        text: 'Agreed before the season begins.',
        picture: lightBenefitIcon('demand'),
      },
      {
        title: 'Clean to begin with',
        text: 'Organic, no chemical preservatives.',
        picture: lightBenefitIcon('preservative-free'),
      },
      {
        title: 'Answers for your auditor',
        text: 'Farm processes that can be traced.',
        picture: lightBenefitIcon('traceability'),
      },
    ],
  },
  order: {
    heading: 'An order, unfolded',
    lead: 'Six steps, and what you decide at each.',
    decides: 'You decide',
    folds: [
      { title: 'Contract', decision: 'how much, and for which season.', picture: orderDrawing('contract') },
      { title: 'Crop', decision: 'which flower the honey comes from.', picture: orderDrawing('crop') },
      { title: 'Field', decision: 'which part of India, if it matters.', picture: orderDrawing('harvest') },
      { title: 'Test', decision: 'what the honey must meet.', picture: orderDrawing('test') },
      { title: 'Drum', decision: 'what it is filled into.', picture: orderDrawing('drum') },
      { title: 'Delivery', decision: 'where to, and in how many parts.', picture: orderDrawing('delivery') },
    ],
  },
  technology: {
    lead: 'From the hive to your gate.',
    stations: [
      { title: platforms.field.title, text: 'Works where the hives stand.' },
      { title: platforms.plant.title, text: 'Takes the harvest in and packs it.' },
      { title: platforms.marketplace.title, text: 'Has a market for manufacturers.' },
    ],
  },
  demo: {
    heading: 'Plan your next season with us',
    text: 'Bring the answers you already have to a demo.',
  },
} as const
