import { categories } from '@/config/categories'
import { scene, valueChain } from '../picture'
import { type ShelfCopy, toServices } from '../shelf'
import { bookDemo, pageTitle } from '../site'
import { sixServices } from '../six-services'
import { platforms } from '../technology-platforms'

export const ecoEntrepreneur = {
  head: {
    title: pageTitle('Earn from idle farming capacity'),
    description:
      'Put idle land, sheds, vehicles and skills to work in our network, and earn from them as an eco-entrepreneur.',
  },
  banner: {
    heading: 'Earn from the farming capacity you have',
    lead: 'Land, sheds, vehicles and skills that lie idle can earn in our network.',
    picture: scene('eco-entrepreneur'),
    buttons: [toServices('See what is wanted'), bookDemo],
  },
  benefits: {
    heading: 'Benefits for eco-entrepreneurs',
    cards: [
      {
        title: 'Income from what lies idle',
        text: 'An empty shed costs money. A shed in use can earn some.',
      },
      {
        title: 'Close to those who need it',
        text: 'Manufacturers, brands and beekeepers work in the networks that you join.',
      },
      {
        title: 'In good hands',
        text: 'Our asset governance network looks after what you put in.',
      },
      {
        title: 'Good for the land',
        text: 'What you lend goes into beekeeping and sustainable farming.',
      },
    ],
  },
  services: {
    heading: 'Services for eco-entrepreneurs',
    lead: 'Each kind of capacity has its own offer. Apply for the one you can fill.',
    categories: [categories.ecoEntrepreneur],
    emptyText: 'Services not found',
    buyText: 'Apply Now',
    hidePrices: true,
    headingBySubcategory: true,
  } satisfies ShelfCopy,
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
    lead: 'Your land, shed or vehicle can go to work in any of the three.',
    platforms: [platforms.field, platforms.plant, platforms.darkStore],
  },
  register: {
    heading: 'Put it to work',
    text: 'Register as an eco-entrepreneur and tell us what you have.',
    label: 'Register Now',
  },
} as const
