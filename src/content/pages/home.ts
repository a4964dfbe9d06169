import { categories } from '@/config/categories'
import { facts } from '@/config/facts'
import { paths } from '@/config/paths'
import type { LinkCopy } from '../link'
import { audienceIcon, benefitIcon, heroes, scene, smartHive } from '../picture'
import type { ShelfCopy } from '../shelf'
import { bookDemo } from '../site'

export const home = {
  head: {
    title: `${facts.name}: organic, traceable honey and contract farming`,
    description:
      'Source organic, natural and traceable honey through contract farming, adopt a smart hive, or have your crop pollinated.',
  },
  banner: {
    heading: 'Source Organic, Natural & Traceable Honey through Honey Contract Farming Services',
    lead: 'Hives stand where the flowers are, and every jar keeps its way back to the field.',
    buttons: [bookDemo, { label: 'See the honey', href: paths.listing('Raw_Honey') }],
    scene: {
      wide: heroes.wide(
        'A smart hive with a solar panel in a flowering mustard field at morning light, bees on their way to it',
      ),
      narrow: heroes.narrow,
    },
  },
  audiences: {
    heading: 'I am a…',
    lead: 'Say who you are, and start with what concerns you.',
    tiles: [
      {
        title: 'Farmer',
        text: 'My crop needs bees while it flowers.',
        picture: audienceIcon('farmer'),
        href: paths.farmers(),
      },
      {
        title: 'Manufacturer',
        text: 'I need honey farmed to measure.',
        picture: audienceIcon('manufacturer'),
        href: paths.manufacturers(),
      },
      {
        title: 'Eco-contributor',
        text: 'I want to adopt a hive and own its honey.',
        picture: audienceIcon('eco-contributor'),
        href: paths.ecoContributor(),
      },
      {
        title: 'Eco-entrepreneur',
        text: 'I have farming capacity to put to work.',
        picture: audienceIcon('eco-entrepreneur'),
        href: paths.ecoEntrepreneur(),
      },
      {
        title: 'Brand',
        text: 'I want honey packed under my own label.',
        picture: audienceIcon('brand'),
        href: paths.brands(),
      },
      {
        title: 'Beekeeper',
        text: 'I move colonies and buy inputs to pay later.',
        picture: audienceIcon('beekeeper'),
        href: paths.beekeepers(),
      },
    ],
  },
  services: {
    heading: 'Contract Farming Services',
    lead: 'Honey grown to order, flower by flower. Pick one and ask for it.',
    all: { label: 'How contract farming works', href: paths.manufacturers() },
    categories: [categories.contractFarming],
    emptyText: 'Services not found',
    buyText: 'Request Now',
  } satisfies ShelfCopy & { all: LinkCopy },
  benefits: {
    heading: 'Benefits',
    lead: 'What is in the jar, what is not, and how you can tell.',
    cards: [
      {
        title: 'Origin authenticity',
        text: 'Where a honey comes from is part of what we sell, so it is part of what we show.',
        picture: benefitIcon('origin'),
      },
      {
        title: 'Chemical preservative free',
        text: 'Nothing is added to make it last. Ripe honey keeps itself.',
        picture: benefitIcon('preservative-free'),
      },
      {
        title: 'Sustainably produced',
        text: 'The flight that fills the comb also sets the seed of crops and wild plants.',
        picture: benefitIcon('sustainable'),
      },
      {
        title: 'Moisture free',
        text: 'Water spoils honey. It is kept out, from the capped comb to the closed lid.',
        picture: benefitIcon('moisture-free'),
      },
      {
        title: 'Organic',
        text: 'Farming that works with the season instead of against it.',
        picture: benefitIcon('organic'),
      },
      {
        title: 'Quality assurance',
        text: 'A product that has its certificate shows it right beside the price.',
        picture: benefitIcon('quality'),
      },
      {
        title: 'Farm process traceability',
        text: 'Follow the work behind a jar, step by step, to the farm it began on.',
        picture: benefitIcon('traceability'),
      },
      {
        title: 'Best price',
        text: 'The MRP and what you really pay stand side by side.',
        picture: benefitIcon('best-price'),
      },
    ],
  },
  ecoBee: {
    heading: 'Meet the Eco-Bee',
    text: 'Our smart hive measures five things and shows them on your phone, with a live picture day and night. Adopt one, and all of its honey belongs to you.',
    // The numbers are those of the drawing.
    numbered: true,
    points: [
      'Temperature between the combs',
      'Humidity under the roof',
      'Weight on the base',
      'Sound of the colony',
      'Bee flight patterns at the door',
    ],
    picture: smartHive(
      'An opened Eco-Bee: solar panel on the roof, combs with bees inside, sensors around the box',
    ),
    link: { label: 'Explore the Eco-Bee', href: paths.ecoBee() },
  },
  technologyLead: 'Three platforms carry a honey from the farm that made it to the person who eats it.',
  honey: {
    heading: 'Honey by colour',
    lead: 'From pale to dark: choose by eye.',
    all: { label: 'See all honey', href: paths.allProducts() },
    buyers: [
      {
        title: 'Honey for consumers',
        text: 'For your table: choose by flower, origin and price.',
        picture: audienceIcon('consumer'),
        href: paths.consumers(),
      },
      {
        title: 'Honey for B2B buyers',
        text: 'For your business: every product in one list.',
        picture: audienceIcon('b2b-buyer'),
        href: paths.allProducts(),
      },
    ],
  },
  demo: {
    heading: 'See it with your own eyes',
    text: 'Leave your details, confirm them with the code on your phone, and we arrange a demo.',
    picture: scene('demo'),
  },
} as const
