import { categoryIds } from '@/config/category-ids'
import { sixServices } from '@/content/en/business/six-services'
import { platforms } from '@/content/en/business/technology-platforms'
import { bookDemo, pageTitle } from '@/content/en/site/site'
import { scene, valueChain } from '@/content/pictures'
import { type ProductListCopy, toServices } from '@/content/product-list'

export const ecoEntrepreneur = {
  head: {
    title: pageTitle('Earn from idle farming capacity'),
    description:
      'Put idle farming capacity, such as land or a shed, to work in our network, and earn from it as an eco-entrepreneur.',
  },
  banner: {
    heading: 'Earn from the farming capacity you have',
    lead: 'Land or a shed that lies idle can earn in our network.',
    picture: scene('eco-entrepreneur'),
    buttons: [toServices('See what is wanted'), bookDemo],
  },
  benefits: {
    heading: 'Benefits for eco-entrepreneurs',
    cards: [
      {
        title: 'Income from what lies idle',
        text: 'What stands empty for part of the year can earn in that time.',
      },
      {
        title: 'Six services to choose from',
        text: 'From pollination to contract manufacturing: see the map below.',
      },
      {
        title: 'A role of your own',
        text: 'Eco-Entrepreneur is a role in our asset governance network.',
      },
      {
        title: 'Good for the land',
        text: 'What you lend goes into beekeeping and sustainable farming.',
      },
    ],
  },
  services: {
    heading: 'Services for eco-entrepreneurs',
    lead: 'Choose the offer that suits what you have, and apply.',
    categories: [categoryIds.ecoEntrepreneur],
    kind: 'services',
    buyText: 'Apply Now',
    hidePrices: true,
    headingBySubcategory: true,
  } satisfies ProductListCopy,
  map: {
    heading: 'Where do you stand on this map?',
    lead: 'Six services, from the flower to the town. Pick the place where what you own could work.',
    picture: {
      wide: valueChain.wide(
        'A map seen from above: a field, an orchard and a meadow with hives along a road with a lorry, which leads past a plant to a store in the town.',
      ),
      narrow: valueChain.narrow,
    },
    places: [
      {
        service: sixServices.contractFarming.name,
        text: 'A field that flowers',
        offer: ['field', 'land'],
        page: sixServices.contractFarming.href,
      },
      {
        service: sixServices.pollination.name,
        text: 'Room in an orchard',
        offer: ['orchard'],
        page: sixServices.pollination.href,
      },
      {
        service: sixServices.adoptableEcoBee.name,
        text: 'No land? Adopt a hive',
        offer: ['eco-bee'],
        page: sixServices.adoptableEcoBee.href,
      },
      {
        service: sixServices.coloniesMigration.name,
        text: 'A lorry to carry hives',
        offer: ['carry colonies', 'transport', 'lorry', 'truck'],
        page: sixServices.coloniesMigration.href,
      },
      {
        service: sixServices.contractManufacturing.name,
        text: 'A shed for honey work',
        offer: ['shed', 'sheds'],
        page: sixServices.contractManufacturing.href,
      },
      {
        service: sixServices.monetizing.name,
        text: 'A room to spare',
        offer: ['room', 'dark store', 'store'],
        page: '#services',
      },
    ],
    toOffer: 'See offer',
    toPage: 'Read on',
  },
  technology: {
    lead: 'Your role on the map of our networks is Eco-Entrepreneur.',
    platforms: [
      {
        title: 'Asset governance',
        text: 'The network that has your role: farming capacity is put to work in it.',
      },
      { title: platforms.marketplace.title, text: 'One of the six is for eco-entrepreneurs.' },
    ],
  },
  register: {
    heading: 'Put it to work',
    text: 'Register as an eco-entrepreneur.',
    label: 'Register Now',
  },
} as const
