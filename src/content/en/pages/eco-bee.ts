import { paths } from '@/config/paths'
import { bookDemo, pageTitle } from '@/content/en/site/site'
import type { FeatureCardCopy } from '@/content/feature-card'
import { ecoBeeDrawing, openedHive, scene } from '@/content/pictures'

/** A sensor of the hive: what it tells the keeper, and a reading as it could be. */
export type SensorCopy = {
  title: string
  content: string
  reading: string
  /** The course of such readings, as a path in a box of 260 by 56. */
  curve: string
}

/** Clockwise around the drawing, from the upper left. */
const sensors = {
  image: openedHive,
  description:
    'Five kinds of sensor show how the colony is doing, and nobody has to lift the lid. Choose one to see how.',
  alt: 'The smart hive opened up: a probe between the combs, a humidity sensor, a microphone, counters above the entrance and a scale in the base',
  featureTitle: 'IoT sensors',
  /** Name of the choice for those who do not see it. */
  choice: 'Sensor',
  example: 'Example',
  features: [
    {
      title: 'Temperature',
      content: 'Bees keep their brood warm. A change tells the keeper that it is time to look in.',
      reading: '34.6 °C',
      curve: 'M2 26c28-7 40 6 66 2s38-8 62-2 40 7 64 1 36-5 60-1',
    },
    {
      title: 'Humidity',
      content: 'Bees dry nectar into honey. Damp air tells the keeper that the honey needs longer to ripen.',
      reading: '62 %',
      curve: 'M2 12c30 2 44 14 70 16s40-4 64 4 40 10 62 8 34 4 56 4',
    },
    {
      title: 'Weight',
      content:
        'A hive grows heavier as nectar comes in. The scale tells the keeper that the combs are filling.',
      reading: '41.2 kg',
      curve: 'M2 42c28 2 42-12 64-10s40 8 60 0 36-22 60-18 40-6 68-10',
    },
    {
      title: 'Bee flight patterns',
      content: 'Bees come and go all day. A quiet entrance tells the keeper that something has changed.',
      reading: 'Busiest at 11 am',
      curve: 'M2 46c40-2 44-4 60-14s28-28 50-28 30 14 52 18 40 20 90 24',
    },
    {
      title: 'Sound',
      content: 'Every colony has its hum. A different tone tells the keeper that it may need help.',
      reading: 'A steady hum',
      curve:
        'M2 28c8-22 14-22 21 0s14 22 21 0 14-22 21 0 14 22 21 0 14-22 21 0 14 22 21 0 14-22 21 0 14 22 21 0 14-22 21 0 14 22 21 0 14-22 21 0 14 14 21 0',
    },
  ] satisfies SensorCopy[],
}

const cards: readonly FeatureCardCopy[] = [
  {
    image: ecoBeeDrawing('dashboard'),
    description: 'It turns readings into four things that you can act on.',
    alt: 'A screen with a curve, a row of bars and two alerts',
    featureTitle: 'AI analytics dashboard',
    features: [
      { title: 'Health monitoring', content: 'How the colony is doing, at a glance.' },
      { title: 'Productivity trends', content: 'How much the hive yields over weeks and seasons.' },
      { title: 'Alerts', content: 'A message when something needs your attention.' },
      { title: 'Predictive analytics', content: 'What the readings so far suggest for the weeks ahead.' },
    ],
  },
  {
    image: ecoBeeDrawing('livestream'),
    description: 'A camera watches the hive around the clock.',
    alt: 'A camera beside a screen on which the hive can be seen live',
    featureTitle: '24/7 HD livestream',
    features: [
      { title: 'Live, day and night', content: 'Look in whenever you like, in high definition.' },
      { title: 'Playback', content: 'Missed the swarm, the storm or the first flight? Watch it again.' },
    ],
  },
  {
    image: ecoBeeDrawing('harvest'),
    description: 'What you harvest is recorded, so you need not keep a logbook.',
    alt: 'Honey running from an extractor into a jar beside a counter',
    featureTitle: 'Automated harvest tracking',
    features: [
      { title: 'Recorded for you', content: 'Each harvest is entered automatically.' },
      { title: 'All in one place', content: 'Look back on every harvest whenever you like.' },
    ],
  },
  {
    image: ecoBeeDrawing('phone-app'),
    description: 'Follow your hive from wherever you are.',
    alt: 'A phone with the hive on its screen and three messages around it',
    featureTitle: 'Mobile app',
    features: [
      { title: 'On your phone', content: 'Readings, video and harvests in one app.' },
      { title: 'Alerts wherever you are', content: 'The app tells you when the hive needs attention.' },
    ],
  },
]

const ownership: FeatureCardCopy = {
  image: ecoBeeDrawing('ownership'),
  description: 'All the honey of your Eco-Bee is yours. You decide how it reaches you.',
  alt: 'A jar marked 100% in front of a house',
  featureTitle: '100% honey ownership',
  features: [
    { title: 'Direct harvest', content: 'Come to the hive and harvest the honey yourself.' },
    { title: 'Collection services', content: 'Optional: have the honey harvested and collected for you.' },
  ],
}

/** Words of `/eco-bee` (R-BEE-01 to R-BEE-03). */
export const ecoBee = {
  head: {
    title: pageTitle('Eco-Bee, the smart hive that you watch live'),
    description:
      'Eco-Bee is a connected hive with sensors, an AI dashboard, an HD livestream, harvest tracking and a mobile app.',
  },
  banner: {
    heading: 'Eco-Bee, the smart hive',
    lead: 'A hive with sensors, a camera and a dashboard. All the honey in it is yours.',
    buttons: [{ label: 'Adopt an Eco-Bee', href: paths.ecoContributor() }, bookDemo],
    picture: ecoBeeDrawing(
      'sensors',
      'A smart hive under a solar panel, surrounded by the signs of its five sensors',
    ),
  },
  sensors,
  features: { heading: 'What else comes with the hive', cards },
  ownership,
  audiences: {
    heading: 'Who it is for',
    lead: 'For people who would like bees of their own, nearby or far away.',
    cards: [
      {
        title: 'Eco-conscious individuals',
        text: 'You care about bees and biodiversity, and want to see what your help does.',
        picture: scene('eco-contributor'),
      },
      {
        title: 'Remote investors',
        text: 'You want to invest in farming from a distance, and to see how your hives are doing.',
        picture: ecoBeeDrawing('remote-investor'),
      },
      {
        title: 'Educational institutions',
        text: 'Your pupils watch a living colony from the classroom and work with its readings.',
        picture: ecoBeeDrawing('education'),
      },
    ],
  },
  next: {
    heading: 'Find the hive that suits you',
    text: 'Compare the models first, or let us show you one.',
    picture: scene('demo'),
    buttons: [{ label: 'See the models', href: paths.ecoContributor() }, bookDemo],
  },
} as const
