import { categoryIds } from '@/config/category-ids'
import { bookDemo, pageTitle } from '@/content/en/site/site'
import { lightBenefitIcon, orderDrawing, scene } from '@/content/pictures'
import { type ProductListCopy, toServices } from '@/content/product-list'

export const manufacturers = {
  head: {
    title: pageTitle('Honey contract farming for manufacturers'),
    description:
      'Organic, traceable honey, farmed for your production under a contract: choose a honey and request it.',
  },
  banner: {
    heading: 'Honey contract farming for manufacturers',
    lead: 'Organic, traceable honey, farmed for your production under a contract.',
    picture: scene('manufacturers'),
    buttons: [toServices('See the honeys'), bookDemo],
  },
  services: {
    heading: 'Contract farming services',
    lead: 'Step 2, the crop: we can produce each of these honeys for you.',
    categories: [categoryIds.contractFarming],
    kind: 'services',
    buyText: 'Request Now',
  } satisfies ProductListCopy,
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
        text: 'Agreed by contract.',
        picture: lightBenefitIcon('demand'),
      },
      {
        title: 'Clean to begin with',
        text: 'Organic, no chemical preservatives.',
        picture: lightBenefitIcon('preservative-free'),
      },
      {
        title: 'Traceability',
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
      {
        title: 'Crop',
        decision: 'which flower the honey comes from.',
        picture: orderDrawing('crop'),
        offers: { label: 'Choose a honey', href: '#services' },
      },
      { title: 'Field', decision: 'where it grows, if it matters.', picture: orderDrawing('harvest') },
      { title: 'Test', decision: 'what the honey must meet.', picture: orderDrawing('test') },
      { title: 'Drum', decision: 'what it is filled into.', picture: orderDrawing('drum') },
      { title: 'Delivery', decision: 'where to, and in how many parts.', picture: orderDrawing('delivery') },
    ],
  },
  demo: {
    heading: 'Plan your next season with us',
    text: 'Bring the answers you already have to a demo.',
  },
} as const
