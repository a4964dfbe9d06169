import { categories } from '@/config/categories'
import { benefitIcon, scene, serviceDrawing } from '../picture'
import { type ShelfCopy, toServices } from '../shelf'
import { bookDemo, pageTitle } from '../site'
import { platforms } from '../technology-platforms'

export const ecoEntrepreneur = {
  head: {
    title: pageTitle('Earn from idle farming capacity'),
    description:
      'Put idle land, sheds, vehicles and skills to work in our network, and earn from them as an eco-entrepreneur.',
  },
  banner: {
    heading: 'Earn from the farming capacity you have',
    lead: 'Land, sheds, vehicles and hands that stand idle can work in our network.',
    picture: scene('eco-entrepreneur'),
    buttons: [toServices('See what is wanted'), bookDemo],
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
  benefits: {
    heading: 'Benefits for eco-entrepreneurs',
    lead: 'You own something useful. Here is what using it does for you.',
    cards: [
      {
        title: 'Income from what stands idle',
        text: 'An empty shed costs money. A used one brings some in.',
        picture: benefitIcon('income'),
      },
      {
        title: 'In sight of those who need it',
        text: 'Manufacturers, brands and beekeepers work in the networks that your capacity joins.',
        picture: benefitIcon('demand'),
      },
      {
        title: 'You see what happens',
        text: 'Asset governance follows what you have put in, with people whose task it is.',
        picture: benefitIcon('transparency'),
      },
      {
        title: 'Good for the soil',
        text: 'Bees, organic farming and short ways: what you lend serves the land as well.',
        picture: benefitIcon('sustainable'),
      },
    ],
  },
  technology: {
    lead: 'Hives in a field, a processing line, a dark store: these are the places where your capacity can work.',
    platforms: [platforms.field, platforms.plant, platforms.darkStore],
  },
  register: {
    heading: 'Put it to work',
    text: 'Register as an eco-entrepreneur and tell us what you have.',
    label: 'Register Now',
    picture: serviceDrawing('monetise'),
  },
} as const
