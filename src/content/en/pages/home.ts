import { categoryIds } from '@/config/category-ids'
import { facts } from '@/config/facts'
import { paths } from '@/config/paths'
import { bookDemo } from '@/content/en/site/site'
import type { LinkCopy } from '@/content/link'
import { audienceIcon, benefitIcon, heroes, scene, smartHive, threadDrawing } from '@/content/pictures'
import type { ProductListCopy } from '@/content/product-list'

export const home = {
  head: {
    title: `${facts.name}: organic, traceable honey and contract farming`,
    description:
      'Source organic, natural and traceable honey through contract farming, adopt a smart hive, or have your crop pollinated.',
  },
  banner: {
    heading: 'Source Organic, Natural & Traceable Honey through Honey Contract Farming Services',
    lead: 'We place hives where crops are in flower, and sell honey that you can trace.',
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
    lead: 'Choose the line that sounds like you.',
    tiles: [
      {
        title: 'Farmer',
        text: 'My crop needs bees while it flowers.',
        picture: audienceIcon('farmer'),
        href: paths.farmers(),
      },
      {
        title: 'Manufacturer',
        text: 'I need honey produced to my contract.',
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
        text: 'I move my colonies and need inputs.',
        picture: audienceIcon('beekeeper'),
        href: paths.beekeepers(),
      },
      {
        title: 'Consumer',
        text: 'I want honey for my own table.',
        picture: audienceIcon('consumer'),
        href: paths.consumers(),
      },
      {
        title: 'B2B buyer',
        text: 'I source honey and ask for a quote.',
        picture: audienceIcon('b2b-buyer'),
        href: paths.allProducts(),
      },
    ],
  },
  thread: {
    heading: 'One thread from flower to door',
    lead: 'Follow one jar on its way to you.',
    stations: [
      {
        title: 'Field',
        text: 'Bees gather nectar from the crop, and the combs fill with honey.',
        picture: threadDrawing('field'),
      },
      {
        title: 'Plant',
        text: 'The honey is processed, checked and filled into jars.',
        picture: threadDrawing('plant'),
      },
      {
        title: 'Dark store',
        text: 'Jars stand ready for the driver.',
        picture: threadDrawing('dark-store'),
      },
      { title: 'Door', text: 'A driver brings a jar to your home.', picture: threadDrawing('door') },
    ],
    jar: {
      title: 'Your jar',
      text: 'Scan the QR code, or press it, and read about this honey.',
      /** Alternative text of the code, which is a link. */
      opens: (honey = 'our honey') => `Open ${honey}`,
    },
  },
  services: {
    heading: 'Contract Farming Services',
    lead: 'Honey produced to your order. Choose one and send a request.',
    all: { label: 'How contract farming works', href: paths.manufacturers() },
    categories: [categoryIds.contractFarming],
    kind: 'services',
    buyText: 'Request Now',
  } satisfies ProductListCopy & { all: LinkCopy },
  benefits: {
    heading: 'Benefits',
    lead: 'What is in the jar, and what is not.',
    cards: [
      {
        title: 'Origin authenticity',
        text: 'Where a country of origin is known, the card names it.',
        picture: benefitIcon('origin'),
      },
      {
        title: 'Chemical preservative free',
        text: 'No chemicals are added to make it last. Ripe honey keeps by itself.',
        picture: benefitIcon('preservative-free'),
      },
      {
        title: 'Sustainably produced',
        text: 'Bees that fill the comb also pollinate crops and wild plants.',
        picture: benefitIcon('sustainable'),
      },
      {
        title: 'Moisture free',
        text: 'The less water there is in a honey, the longer it keeps.',
        picture: benefitIcon('moisture-free'),
      },
      {
        title: 'Organic',
        text: 'Organic honey, by the jar or farmed under contract.',
        picture: benefitIcon('organic'),
      },
      {
        title: 'Quality assurance',
        text: 'Where a product has a certificate, you can open it from its card.',
        picture: benefitIcon('quality'),
      },
      {
        title: 'Farm process traceability',
        text: 'See the flower, country and certificate of a jar, as far as they are known.',
        picture: benefitIcon('traceability'),
      },
      {
        title: 'Best price',
        text: 'Where you pay less than the MRP, the card shows both.',
        picture: benefitIcon('best-price'),
      },
    ],
  },
  ecoBee: {
    heading: 'Meet the Eco-Bee',
    text: 'Our smart hive measures five things and shows them on your phone, with live video day and night. Adopt one, and all of its honey is yours.',
    points: [
      'Temperature between the combs',
      'Humidity under the roof',
      'Weight on the base',
      'Bee flight patterns at the entrance',
      'Sound of the colony',
    ],
    picture: smartHive(
      'An opened Eco-Bee: solar panel on the roof, combs with bees inside, sensors around the box',
    ),
    link: { label: 'Explore the Eco-Bee', href: paths.ecoBee() },
  },
  technologyLead: 'Three platforms between the harvest and your table.',
  honey: {
    heading: 'Honey by colour',
    lead: 'From pale to dark: choose the one you like.',
    all: { label: 'See all honey', href: paths.allProducts() },
    buyers: [
      {
        label: 'Honey for consumers',
        href: paths.consumers(),
      },
      {
        label: 'Honey for B2B buyers',
        href: paths.allProducts(),
      },
    ],
  },
  demo: {
    heading: 'See it with your own eyes',
    text: 'Leave your details, confirm them with the code we send to your phone, and we get back to you.',
    picture: scene('demo'),
  },
} as const
