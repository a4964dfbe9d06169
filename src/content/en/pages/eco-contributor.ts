import { categoryIds } from '@/config/category-ids'
import { paths } from '@/config/paths'
import { platforms } from '@/content/en/business/technology-platforms'
import { bookDemo, pageTitle } from '@/content/en/site/site'
import { ecoBeeDrawing, momentDrawing, scene } from '@/content/pictures'
import type { ProductListCopy } from '@/content/product-list'

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
  benefits: {
    heading: 'Benefits for eco-contributors',
    cards: [
      {
        title: '100% of the honey',
        text: 'Harvest it yourself, or have it collected if you like. All of it is yours.',
      },
      {
        title: 'Watch it live',
        text: 'Open the live picture on the sofa, in the office or in the classroom.',
      },
      {
        title: 'More life around it',
        text: 'Every colony pollinates what blooms within its flight.',
      },
      {
        title: 'Early warning',
        text: 'Alerts and predictions tell you when a colony needs someone to look in.',
      },
    ],
  },
  models: {
    heading: 'Eco-Bee models',
    lead: 'Read the details, then adopt the hive that suits you.',
    categories: [categoryIds.ecoContributor],
    kind: 'services',
    buyText: 'Adopt Now',
    infoText: 'Model Details',
    hidePrices: true,
  } satisfies ProductListCopy,
  year: {
    heading: 'One hive, four moments of your year',
    lead: 'The hive stays where it is. The sky changes, and so does your part.',
    moments: [
      {
        when: 'At the start',
        title: 'You choose',
        text: 'Compare the models, read the details and adopt one.',
        picture: momentDrawing('choose'),
      },
      {
        when: 'In bloom',
        title: 'It reports',
        text: 'Temperature, humidity, weight, sound and bee flight reach your phone.',
        picture: momentDrawing('bloom'),
      },
      {
        when: 'In the rains',
        title: 'You look in',
        text: 'Watch the HD livestream day or night, or play back what you missed.',
        picture: momentDrawing('rains'),
      },
      {
        when: 'After harvest',
        title: 'It is yours',
        text: 'The harvest is logged automatically, and all of the honey is yours.',
        picture: momentDrawing('harvest'),
      },
    ],
    links: [
      { label: 'Choose a model', href: '#models' },
      { label: 'All features of the Eco-Bee', href: paths.ecoBee() },
    ],
  },
  adopters: {
    heading: 'Who adopts an Eco-Bee',
    people: [
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
        text: 'Pupils and students watch a colony and learn from its data.',
        picture: ecoBeeDrawing('education'),
      },
    ],
  },
  technology: {
    lead: 'You meet one network: the one in whose field your hive stands.',
    platforms: [
      platforms.field,
      { title: 'Your phone', text: 'Shows what the hive measures, and its video by day and by night.' },
      { title: 'Your table', text: 'All of the honey is yours: take it out yourself, or have it collected.' },
    ],
  },
  start: {
    heading: 'Become an eco-contributor',
    text: 'Sign up as an eco-contributor and choose your Eco-Bee.',
    label: 'Start Now',
  },
} as const
