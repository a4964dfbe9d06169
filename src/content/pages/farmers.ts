import { categories } from '@/config/categories'
import { benefitIcon, ecoBeeDrawing, scene, serviceDrawing } from '../picture'
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
    lead: 'Hives brought to your field while it flowers, and taken away when the petals fall.',
    picture: scene('farmers'),
    buttons: [toServices('Choose your crop'), bookDemo],
  },
  services: {
    heading: 'Pollination services',
    lead: 'Find your crop and ask for the colonies it needs.',
    categories: [categories.pollination],
    emptyText: 'Services not found',
    buyText: 'Request Now',
  } satisfies ShelfCopy,
  features: {
    heading: 'Features',
    lead: 'What you get when you ask us for pollination.',
    cards: [
      {
        title: 'Colonies matched to the crop',
        text: 'An orchard and a mustard field want bees at different times, so you ask for the service of your crop.',
        picture: serviceDrawing('pollination'),
      },
      {
        title: 'Carried to your field',
        text: 'The hives travel to you for the flowering, then move on to the next bloom.',
        picture: serviceDrawing('colony-migration'),
      },
      {
        title: 'Hives that report',
        text: 'Where the hive is an Eco-Bee, its sensors show how busily the bees fly.',
        picture: ecoBeeDrawing('sensors'),
      },
    ],
  },
  benefits: {
    heading: 'Benefits for farmers',
    lead: 'A field gains from bees in more than one way.',
    cards: [
      {
        title: 'Flowers that set',
        text: 'Many crops need an insect before a blossom can become fruit or seed.',
        picture: benefitIcon('yield'),
      },
      {
        title: 'Right on time',
        text: 'Bees are there in the weeks that count, and you keep none for the rest of the year.',
        picture: benefitIcon('timing'),
      },
      {
        title: 'No beekeeping to learn',
        text: 'You look after the crop. The colonies stay in the hands of beekeepers.',
        picture: benefitIcon('support'),
      },
      {
        title: 'Life at the field’s edge',
        text: 'Hedges, herbs and wild plants are visited on the same flights.',
        picture: benefitIcon('biodiversity'),
      },
    ],
  },
  technology: {
    lead: 'The people in your field and the market for what grows there are joined by our networks.',
    platforms: [platforms.field, platforms.plant, platforms.marketplace],
  },
  demo: {
    heading: 'Talk to us before the buds open',
    text: 'Tell us what you grow and where. A demo shows you how a season with our bees goes.',
    picture: serviceDrawing('pollination'),
  },
} as const
