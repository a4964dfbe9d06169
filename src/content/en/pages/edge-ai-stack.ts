import { paths } from '@/config/paths'
import { bookDemo, pageTitle } from '@/content/en/site/site'
import { ecoBeeDrawing, scene } from '@/content/pictures'

/** Words of `/edge-ai-stack`, the layers from the top of the drawing to its foot (R-ROUTE-23). */
export const edgeAiStack = {
  head: {
    title: pageTitle('Edge AI Stack: from the hive to your phone'),
    description:
      'How sensors, a small computer at the hive, the cloud and the app work together in the Edge AI Stack.',
  },
  banner: {
    heading: 'Edge AI Stack',
    lead: 'Four layers, from the sensors in the hive to an answer on your phone. Start at 1, at the bottom, to follow a reading on its way up.',
    picture: scene('edge-ai', 'Four stacked plates: phone, cloud, small computer, and hive among flowers'),
  },
  takesIn: 'Takes in',
  passesOn: 'Passes on',
  layers: [
    {
      name: 'The app',
      tone: 'sage',
      text: 'On your phone. It shows how the hive is doing, warns you when something needs your attention, and plays the livestream.',
      takesIn: 'Results, alerts and the livestream',
      passesOn: 'The answer to your question: does my hive need me today?',
    },
    {
      name: 'The cloud',
      tone: 'honey',
      text: 'In a data centre. It keeps the history of the hive. AI compares weeks and seasons, and estimates how healthy the colony is and what may come next.',
      takesIn: 'Readings that the edge sends on',
      passesOn: 'Health, trends and predictions',
    },
    {
      name: 'The edge',
      tone: 'leaf',
      text: 'Beside the hive. ‘Edge’ means that a small computer works where the readings are taken, and not only in a data centre far away.',
      takesIn: 'Every reading, as it is taken',
      passesOn: 'The readings worth sending',
    },
    {
      name: 'The hive',
      tone: 'earth',
      text: 'In the field. Sensors measure temperature, humidity, weight, sound and bee flight patterns, and a camera films the hive.',
      takesIn: 'What happens in the colony',
      passesOn: 'Numbers, sounds and pictures',
    },
  ],
  next: {
    heading: 'See the stack in a hive',
    text: 'Eco-Bee is the smart hive that sends these readings to your phone.',
    picture: ecoBeeDrawing('phone-app'),
    buttons: [{ label: 'Meet Eco-Bee', href: paths.ecoBee() }, bookDemo],
  },
} as const
