import { categories } from '@/config/categories'
import { lightBenefitIcon, scene, serviceDrawing } from '../picture'
import { type ShelfCopy, toServices } from '../shelf'
import { bookDemo, pageTitle } from '../site'
import { platforms } from '../technology-platforms'

export const farmers = {
  head: {
    title: pageTitle('Pollination for farmers: bees while your crop flowers'),
    description:
      'Request honeybee pollination for mustard, apple, sunflower and more: colonies come while your crop flowers.',
  },
  banner: {
    heading: 'Pollination for farmers',
    lead: 'Hives come to your field when it flowers, and leave when the petals fall.',
    picture: scene('farmers'),
    buttons: [toServices('Choose your crop'), bookDemo],
  },
  benefits: {
    heading: 'Benefits for farmers',
    cards: [
      {
        title: 'Flowers that set',
        text: 'Many crops need an insect before a blossom can become fruit or seed.',
        picture: lightBenefitIcon('yield'),
      },
      {
        title: 'Right on time',
        text: 'Bees come in the weeks that count. For the rest of the year you keep none.',
        picture: lightBenefitIcon('timing'),
      },
      {
        title: 'No beekeeping to learn',
        text: 'You look after the crop. Beekeepers look after the colonies.',
        picture: lightBenefitIcon('support'),
      },
      {
        title: 'Life around the field',
        text: 'Bees visit hedges, herbs and wild plants on the same flights.',
        picture: lightBenefitIcon('biodiversity'),
      },
    ],
  },
  services: {
    heading: 'Pollination services',
    lead: 'Find your crop and ask for the colonies it needs.',
    categories: [categories.pollination],
    emptyText: 'Services not found',
    buyText: 'Request Now',
  } satisfies ShelfCopy,
  calendar: {
    heading: 'When does your crop need bees?',
    lead: 'Find your crop, read along to its bloom, and ask in good time.',
    row: {
      advice: 'Tell us the field and the week. Colonies come for the bloom and leave after it.',
      toOffer: (crop: string) => `See the ${crop} offer`,
      toAll: 'See all pollination offers',
      all: '#services',
    },
  },
  features: {
    heading: 'Features',
    lead: 'What you get when you ask us for pollination.',
    cards: [
      {
        title: 'Colonies matched to the crop',
        text: 'An orchard and a mustard field need bees at different times, so you ask for your own crop.',
      },
      {
        title: 'Carried to your field',
        text: 'The hives travel to you for the flowering, then move on to the next bloom.',
      },
      {
        title: 'Hives that report',
        text: 'Where the hive is an Eco-Bee, its sensors record how the bees fly.',
      },
    ],
  },
  technology: {
    lead: 'Our networks connect your field with the market for what grows there.',
    platforms: [platforms.field, platforms.plant, platforms.marketplace],
  },
  demo: {
    heading: 'Talk to us before the buds open',
    text: 'Tell us what you grow and where. In a demo we show you how a season with our bees goes.',
    picture: serviceDrawing('pollination'),
  },
} as const
