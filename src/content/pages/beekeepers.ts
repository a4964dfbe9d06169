import { categories } from '@/config/categories'
import { lightBenefitIcon, scene, serviceDrawing } from '../picture'
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
  benefits: {
    heading: 'Benefits for beekeepers',
    cards: [
      {
        title: 'From bloom to bloom',
        text: 'A colony that follows the flowers finds food when its old place has none.',
        picture: lightBenefitIcon('timing'),
      },
      {
        title: 'Pay later',
        text: 'Equip your hives for the season first, and settle the bill afterwards.',
        picture: lightBenefitIcon('pay-later'),
      },
      {
        title: 'A buyer for the harvest',
        text: 'Manufacturers, brands and households come here for traceable honey.',
        picture: lightBenefitIcon('harvest'),
      },
      {
        title: 'Fields that want your bees',
        text: 'Farmers come here for pollination, and pollination needs colonies.',
        picture: lightBenefitIcon('yield'),
      },
    ],
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
    lead: 'Boxes, tools and other things an apiary needs, on pay-later terms.',
    categories: categories.beekeeperInputs,
    emptyText: 'Products Not Found',
  } satisfies ShelfCopy,
  road: {
    heading: 'For your colonies, the year is a road',
    lead: 'When one bloom fades, another opens somewhere else. Follow the stops and plan your move.',
    lorry: serviceDrawing('colony-migration'),
    move: { label: 'Choose a move', href: '#services' },
    rest: 'From bloom to bloom',
    quiet: 'None of these crops is in flower.',
  },
  technology: {
    lead: 'Our networks connect your colonies with the people who buy their honey.',
    platforms: [platforms.field, platforms.plant, platforms.marketplace],
  },
  demo: {
    heading: 'Where should they fly next?',
    text: 'Tell us where your apiary stands. In a demo we show you how a move goes.',
    picture: serviceDrawing('colony-migration'),
  },
} as const
