import { categories } from '@/config/categories'
import { benefitIcon, scene, serviceDrawing } from '../picture'
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
    lead: 'Tell us the flower, the volume and the quality you need. Hives are placed for your harvest before the season begins.',
    picture: scene('manufacturers'),
    buttons: [toServices('See the honeys'), bookDemo],
  },
  services: {
    heading: 'Contract farming services',
    lead: 'Each of these honeys can be farmed for you.',
    categories: [categories.contractFarming],
    emptyText: 'Services not found',
    buyText: 'Request Now',
  } satisfies ShelfCopy,
  steps: {
    heading: 'From your order to your drums',
    lead: 'Contract farming turns buying round: the agreement comes first, then the honey.',
    steps: [
      {
        title: 'You order',
        text: 'Choose a honey from the list and request it, or talk it through in a demo.',
      },
      {
        title: 'We farm',
        text: 'Colonies go to the bloom that gives this honey, and the harvest is meant for you.',
      },
      {
        title: 'Plants process',
        text: 'Our plant production network takes in the harvest and packs it as agreed.',
      },
      { title: 'You trace', text: 'What arrives can be followed back through plant and field.' },
    ],
  },
  benefits: {
    heading: 'Benefits for manufacturers',
    lead: 'Less guessing about what is in the drum.',
    cards: [
      {
        title: 'Known origin',
        text: 'Contract farming begins at the farm, so where the honey comes from is settled first.',
        picture: benefitIcon('origin'),
      },
      {
        title: 'Supply you can plan',
        text: 'A season agreed ahead is easier to plan for than one bought on the open market.',
        picture: benefitIcon('demand'),
      },
      {
        title: 'Clean to begin with',
        text: 'Organic, and free of chemical preservatives, so your recipe starts from honey alone.',
        picture: benefitIcon('preservative-free'),
      },
      {
        title: 'Answers for your auditor',
        text: 'Traceable farm processes give your own quality team something to hold on to.',
        picture: benefitIcon('traceability'),
      },
    ],
  },
  technology: {
    lead: 'Your honey passes through networks that know it by name, from the hive to your gate.',
    platforms: [platforms.field, platforms.plant, platforms.marketplace],
  },
  demo: {
    heading: 'Plan your next season with us',
    text: 'Bring the specification. We bring the flowers that can meet it.',
    picture: serviceDrawing('contract-farming'),
  },
} as const
