import { categoryIds } from '@/config/category-ids'
import { platforms } from '@/content/en/business/technology-platforms'
import { pageTitle } from '@/content/en/site/site'
import { lightBenefitIcon, scene, serviceDrawing } from '@/content/pictures'
import { type ProductListCopy, toServices } from '@/content/product-list'

export const beekeepers = {
  head: {
    title: pageTitle('Colony migration and inputs for beekeepers'),
    description:
      'Have your colonies moved to the next bloom, and ask for inputs on pay-later terms that we agree on with you.',
  },
  banner: {
    heading: 'Colony migration, and inputs on pay-later terms',
    lead: 'We move your hives to the next bloom. The terms for inputs are agreed on request.',
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
        title: 'Pay-later terms',
        text: 'For inputs. Ask us, and we agree on the terms with you.',
        picture: lightBenefitIcon('pay-later'),
      },
      {
        title: 'A market for beekeepers',
        text: 'One of our six marketplaces is for you.',
        picture: lightBenefitIcon('harvest'),
      },
      {
        title: 'Fields that need bees',
        text: 'Farmers ask us for pollination, and pollination needs colonies.',
        picture: lightBenefitIcon('yield'),
      },
    ],
  },
  services: {
    heading: 'Colonies migration',
    lead: 'Choose a move and send a request.',
    categories: [categoryIds.beekeeperServices],
    kind: 'services',
    buyText: 'Request Now',
  } satisfies ProductListCopy,
  inputs: {
    heading: 'Inputs to buy',
    lead: 'For your apiary, to buy in the shop.',
    categories: categoryIds.beekeeperInputs,
    kind: 'products',
  } satisfies ProductListCopy,
  road: {
    heading: 'For your colonies, the year is a road',
    lead: 'When one bloom fades, another opens somewhere else. Follow the stops and plan your move.',
    lorry: serviceDrawing('colony-migration'),
    move: { label: 'Choose a move', href: '#services' },
    rest: 'From bloom to bloom',
    quiet: 'None of these crops is in flower.',
  },
  technology: {
    lead: 'Your hives stand in the field, and a marketplace is there for you. You meet these two.',
    platforms: [platforms.field, { ...platforms.marketplace, text: 'One of the six is for beekeepers.' }],
  },
  demo: {
    heading: 'Where should they fly next?',
    text: 'In a demo you can ask us how a move goes.',
    picture: serviceDrawing('colony-migration'),
  },
} as const
