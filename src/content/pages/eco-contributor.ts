import { categories } from '@/config/categories'
import { paths } from '@/config/paths'
import { benefitIcon, ecoBeeDrawing, scene, serviceDrawing } from '../picture'
import type { ShelfCopy } from '../shelf'
import { bookDemo, pageTitle } from '../site'
import { platforms } from '../technology-platforms'

export const ecoContributor = {
  head: {
    title: pageTitle('Adopt an Eco-Bee and own its honey'),
    description:
      'Adopt an Eco-Bee: a connected hive that you watch live, whose honey is all yours, and that helps biodiversity.',
  },
  banner: {
    heading: 'Empowering Sustainable Farming & Biodiversity by Introducing Eco-Bee for Eco-Contributor',
    lead: 'Adopt a smart hive, watch it live and own all of its honey.',
    picture: scene('eco-contributor'),
    buttons: [{ label: 'Explore Eco-Bee', href: paths.ecoBee() }, bookDemo],
  },
  models: {
    heading: 'Eco-Bee models',
    lead: 'One hive or more, at a school or far from home: read the details, then adopt.',
    categories: [categories.ecoContributor],
    emptyText: 'Services not found',
    buyText: 'Adopt Now',
    infoText: 'Model Details',
    hidePrices: true,
  } satisfies ShelfCopy,
  hive: {
    heading: 'A hive that keeps you in touch',
    text: 'Bees do what they have always done. The Eco-Bee tells you about it.',
    points: [
      'Temperature, humidity, weight, sound and flight patterns, measured in the hive',
      'Health and productivity on an AI dashboard, with predictions and alerts',
      'HD livestream round the clock, and playback of what you missed',
      'A harvest that is recorded by itself',
      'Everything in a mobile app',
    ],
    picture: ecoBeeDrawing('phone-app', 'A phone that shows an Eco-Bee, its weight over time and an alert'),
    link: { label: 'All features of the Eco-Bee', href: paths.ecoBee() },
  },
  benefits: {
    heading: 'Benefits for eco-contributors',
    lead: 'What adopting a hive gives to you and to the land around it.',
    cards: [
      {
        title: '100% of the honey',
        text: 'It is yours to the last drop: harvest it yourself, or use our collection service if you like.',
        picture: benefitIcon('ownership'),
      },
      {
        title: 'There without being there',
        text: 'Open the live picture from the sofa, the office or the classroom.',
        picture: benefitIcon('livestream'),
      },
      {
        title: 'More life around it',
        text: 'Every colony pollinates what blooms within its flight.',
        picture: benefitIcon('biodiversity'),
      },
      {
        title: 'Early warning',
        text: 'Alerts and predictions tell you when a colony needs somebody to look in.',
        picture: benefitIcon('sensors'),
      },
    ],
  },
  adopters: {
    heading: 'Who adopts an Eco-Bee',
    cards: [
      {
        title: 'Eco-conscious people',
        text: 'You want to do something for bees, and taste the result.',
        picture: ecoBeeDrawing('ownership'),
      },
      {
        title: 'Remote investors',
        text: 'You put money into farming and follow it from where you live.',
        picture: ecoBeeDrawing('remote-investor'),
      },
      {
        title: 'Schools and universities',
        text: 'Your pupils watch a colony, and learn from its data.',
        picture: ecoBeeDrawing('education'),
      },
    ],
  },
  technology: {
    lead: 'Your hive stands in the first of these networks. The other two take in what it gives and bring it to people.',
    platforms: [platforms.field, platforms.plant, platforms.marketplace],
  },
  start: {
    heading: 'Your hive is one step away',
    text: 'Sign up as an eco-contributor, and choose the Eco-Bee that suits you.',
    label: 'Start Now',
    picture: serviceDrawing('adopt-eco-bee'),
  },
} as const
