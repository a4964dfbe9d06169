import { categories } from '@/config/categories'
import { benefitIcon, scene, serviceDrawing } from '../picture'
import { type ShelfCopy, toServices } from '../shelf'
import { pageTitle } from '../site'
import { platforms } from '../technology-platforms'

export const beekeepers = {
  head: {
    title: pageTitle('Colony migration and pay-later inputs for beekeepers'),
    description:
      'Have your colonies carried to the next bloom, and get frames, hives and tools on pay-later terms, across India.',
  },
  banner: {
    heading: 'Move your colonies, pay for inputs later',
    lead: 'We carry your hives to the next bloom and supply what they need on pay-later terms.',
    picture: scene('beekeepers'),
    buttons: [toServices('Plan a move'), { label: 'Buy inputs', href: '#inputs' }],
  },
  services: {
    heading: 'Colonies migration',
    lead: 'Choose where your bees should go next.',
    categories: [categories.beekeeperServices],
    emptyText: 'Services not found',
    buyText: 'Request Now',
  } satisfies ShelfCopy,
  inputs: {
    heading: 'Inputs to buy',
    lead: 'Boxes, tools and whatever else an apiary uses up, on terms that let you pay later.',
    categories: categories.beekeeperInputs,
    emptyText: 'Products Not Found',
  } satisfies ShelfCopy,
  benefits: {
    heading: 'Benefits for beekeepers',
    lead: 'More weeks of flowers, and less money tied up.',
    cards: [
      {
        title: 'From bloom to bloom',
        text: 'A colony that follows the flowering finds food when its old place has none.',
        picture: benefitIcon('timing'),
      },
      {
        title: 'Pay after, not before',
        text: 'Equip your hives for the season first and settle the bill later.',
        picture: benefitIcon('pay-later'),
      },
      {
        title: 'A buyer for the harvest',
        text: 'Manufacturers, brands and households look for traceable honey here.',
        picture: benefitIcon('harvest'),
      },
      {
        title: 'Fields that want your bees',
        text: 'Farmers come here for pollination, and pollination takes colonies.',
        picture: benefitIcon('yield'),
      },
    ],
  },
  technology: {
    lead: 'Field officers and inspectors of the bee network know the colonies, and the networks below know the rest.',
    platforms: [platforms.field, platforms.plant, platforms.marketplace],
  },
  demo: {
    heading: 'Where should they fly next?',
    text: 'Show us your apiary on the calendar, and see how a move would go.',
    picture: serviceDrawing('colony-migration'),
  },
} as const
