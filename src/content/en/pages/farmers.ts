import { categoryIds } from '@/config/category-ids'
import { platforms } from '@/content/en/business/technology-platforms'
import { bookDemo, pageTitle } from '@/content/en/site/site'
import { lightBenefitIcon, scene, serviceDrawing } from '@/content/pictures'
import { type ProductListCopy, toServices } from '@/content/product-list'

export const farmers = {
  head: {
    title: pageTitle('Pollination for farmers: bees while your crop flowers'),
    description:
      'Request honeybee pollination for your crop: colonies come to your field while it flowers, and leave afterwards.',
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
    categories: [categoryIds.pollination],
    kind: 'services',
    buyText: 'Request Now',
  } satisfies ProductListCopy,
  calendar: {
    heading: 'When does your crop need bees?',
    lead: 'Find your crop, read along to its bloom, and ask in good time.',
    row: {
      advice: 'Colonies come for the bloom and leave after it.',
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
        title: 'Colonies for your crop',
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
    lead: 'Your field is the first stop on the line. You meet two of the networks on it.',
    platforms: [platforms.field, { ...platforms.marketplace, text: 'One of the six is for farmers.' }],
  },
  demo: {
    heading: 'Talk to us before the buds open',
    text: 'Book a demo and ask us how a season with our bees goes.',
    picture: serviceDrawing('pollination'),
  },
} as const
