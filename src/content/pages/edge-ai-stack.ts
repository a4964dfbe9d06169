import { paths } from '@/config/paths'
import { scene } from '../picture'
import { bookDemo, pageTitle } from '../site'

/** Words of `/edge-ai-stack`, the layers from the top of the drawing to its foot (R-ROUTE-23). */
export const edgeAiStack = {
  head: {
    title: pageTitle('Edge AI Stack: from the hive to your phone'),
    description:
      'How sensors, a small computer at the hive, the cloud and the app work together in the Edge AI Stack.',
  },
  banner: {
    heading: 'Edge AI Stack',
    lead: 'Four layers that turn what a hive feels into what its keeper should do.',
    picture: scene('edge-ai', 'Four stacked plates: phone, cloud, small computer, and hive among flowers'),
  },
  takesIn: 'Takes in',
  passesOn: 'Passes on',
  layers: [
    {
      name: 'The app',
      tone: 'sage',
      text: 'The layer you hold. It shows the hive, its trends and its alerts on your phone, and plays the livestream.',
      takesIn: 'Results, alerts and pictures',
      passesOn: 'A clear answer to: should I do something today?',
    },
    {
      name: 'The cloud',
      tone: 'honey',
      text: 'The layer that remembers. AI analytics compares weeks and seasons: how healthy the colony is, where productivity is heading, what may come next.',
      takesIn: 'The history of every hive',
      passesOn: 'Health, trends and predictions',
    },
    {
      name: 'The edge',
      tone: 'leaf',
      text: 'The layer that stays with the bees. Edge means that computing happens beside the hive, close to where readings arise, and not only in a distant data centre.',
      takesIn: 'Readings as they come',
      passesOn: 'What is worth sending',
    },
    {
      name: 'The hive',
      tone: 'earth',
      text: 'The layer that feels. Sensors measure temperature, humidity, weight, sound and the flight of the bees, while a camera looks on.',
      takesIn: 'Whatever the colony does',
      passesOn: 'Numbers, sounds and pictures',
    },
  ],
  next: {
    heading: 'One hive carries the whole stack',
    text: 'Eco-Bee is where these layers meet a living colony.',
    picture: scene('eco-contributor'),
    buttons: [{ label: 'Meet Eco-Bee', href: paths.ecoBee() }, bookDemo],
  },
} as const
