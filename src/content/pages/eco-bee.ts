import { paths } from '@/config/paths'
import type { FeatureCardCopy } from '../feature-card'
import { ecoBeeDrawing, scene, smartHive } from '../picture'
import { bookDemo, pageTitle } from '../site'

/** The numbered drawing of the hive: the features keep the order of its numbers. */
const sensors: FeatureCardCopy = {
  image: smartHive(),
  description:
    'A connected hive with sensors, an AI dashboard, HD livestream, harvest tracking and a mobile app. See what it feels.',
  alt: 'The smart hive opened up, with five numbered places: 1 temperature, 2 humidity, 3 weight, 4 sound, 5 bee flight',
  featureTitle: 'IoT sensors',
  features: [
    { title: 'Temperature', content: 'Bees hold their brood warm. A change is worth knowing about.' },
    { title: 'Humidity', content: 'Damp air inside, dry air inside: both say something.' },
    {
      title: 'Weight',
      content: 'The hive grows heavier as nectar comes in, and lighter as stores are eaten.',
    },
    { title: 'Sound', content: 'A colony hums differently when something is wrong.' },
    { title: 'Bee flight patterns', content: 'Who leaves, who returns, and how busy the entrance is.' },
  ],
}

const cards: readonly FeatureCardCopy[] = [
  {
    image: ecoBeeDrawing('dashboard'),
    description: 'Readings are turned into four things that you can act on.',
    alt: 'A screen with a curve, a row of bars and two alerts',
    featureTitle: 'AI analytics dashboard',
    features: [
      { title: 'Health monitoring', content: 'How the colony is doing, at a glance.' },
      { title: 'Productivity trends', content: 'Where it is heading over weeks and seasons.' },
      { title: 'Alerts', content: 'A word when something needs your attention.' },
      { title: 'Predictive analytics', content: 'What the figures so far suggest for the time ahead.' },
    ],
  },
  {
    image: ecoBeeDrawing('livestream'),
    description: 'A camera keeps the hive company.',
    alt: 'A camera beside a screen on which the hive can be seen live',
    featureTitle: '24/7 HD livestream',
    features: [
      { title: 'Live, day and night', content: 'Look in whenever you like, in high definition.' },
      { title: 'Playback', content: 'Missed the swarm, the storm or the first flight? Play it again.' },
    ],
  },
  {
    image: ecoBeeDrawing('harvest'),
    description: 'What the hive gives is recorded, so you need not keep a logbook.',
    alt: 'Honey running from an extractor into a jar beside a counter',
    featureTitle: 'Automated harvest tracking',
    features: [
      { title: 'Tracked without your doing', content: 'Each harvest is entered automatically.' },
      { title: 'Yours to read', content: 'One record to go back to, harvest after harvest.' },
    ],
  },
  {
    image: ecoBeeDrawing('phone-app'),
    description: 'The hive may stand far away; its news does not have to.',
    alt: 'A phone with the hive on its screen and three messages around it',
    featureTitle: 'Mobile app',
    features: [
      { title: 'On your phone', content: 'Sensors, video and harvests travel with you.' },
      { title: 'Alerts wherever you are', content: 'What the dashboard notices reaches your pocket.' },
    ],
  },
]

const ownership: FeatureCardCopy = {
  image: ecoBeeDrawing('ownership'),
  description: 'Every gram that your Eco-Bee gives belongs to you. You choose how it gets into your kitchen.',
  alt: 'A jar marked 100% in front of a house',
  featureTitle: '100% honey ownership',
  features: [
    { title: 'Direct harvest', content: 'Come to the hive and take the honey yourself.' },
    { title: 'Collection services', content: 'Optional: let others harvest and collect it on your behalf.' },
  ],
}

/** Words of `/eco-bee` (R-BEE-01 to R-BEE-03). */
export const ecoBee = {
  head: {
    title: pageTitle('Eco-Bee, the smart hive that you watch live'),
    description:
      'Eco-Bee is a connected hive with sensors, AI dashboard, HD livestream, harvest tracking and a mobile app.',
  },
  banner: {
    heading: 'Eco-Bee, the smart hive',
    lead: 'A hive with sensors, a camera and a dashboard, whose honey is yours.',
    buttons: [{ label: 'Adopt an Eco-Bee', href: paths.ecoContributor() }, bookDemo],
    picture: ecoBeeDrawing(
      'sensors',
      'A smart hive under a solar panel, surrounded by the signs of its five sensors',
    ),
  },
  sensors,
  features: { heading: 'What it does with what it feels', cards },
  ownership,
  audiences: {
    heading: 'Whom it is for',
    lead: 'Three kinds of people whom we had in mind.',
    cards: [
      {
        title: 'Eco-conscious individuals',
        text: 'You care about bees and biodiversity and would like to do something you can see.',
        picture: scene('eco-contributor'),
      },
      {
        title: 'Remote investors',
        text: 'You want a stake in farming without living beside it, and to watch it from afar.',
        picture: ecoBeeDrawing('remote-investor'),
      },
      {
        title: 'Educational institutions',
        text: 'Your pupils learn from a living colony, from the classroom, with figures to work on.',
        picture: ecoBeeDrawing('education'),
      },
    ],
  },
  next: {
    heading: 'Find the hive that suits you',
    text: 'Compare the models first, or let us show you one live.',
    picture: scene('demo'),
    buttons: [{ label: 'See the models', href: paths.ecoContributor() }, bookDemo],
  },
} as const
