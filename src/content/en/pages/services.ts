import { paths } from '@/config/paths'
import { sixServices } from '@/content/en/business/six-services'
import { bookDemo, pageTitle } from '@/content/en/site/site'
import { scene } from '@/content/pictures'

/** Words of `/services`: exactly six blocks (R-SVC-01). */
export const services = {
  head: {
    title: pageTitle('Our Services: six ways to work with our bees'),
    description:
      'Pollination, contract farming, Eco-Bee adoption, income from farming capacity, contract manufacturing, colony migration.',
  },
  banner: {
    heading: 'Our Services',
    lead: 'Six services, one for each kind of work with bees. Pick yours like a packet of seed.',
    picture: scene(
      'services',
      'A hive in the middle of six hexagons: flower, contract, lorry, rupee, jar and phone',
    ),
  },
  /** A heading's words before, of and after its audience, which is set smaller and comes first or last. */
  parts: (heading: string) => heading.split(/( for .+)/),
  /** Heads the short list of each block. */
  bring: 'Have ready',
  blocks: [
    {
      ...sixServices.pollination,
      heading: 'Pollination for farmers',
      tone: 'mustard',
      text: 'Some crops set fruit and seed only when bees visit. If yours is one of them, ask for colonies to come to your field.',
      bring: ['The crop and its area', 'When it flowers', 'Where the field lies'],
      label: 'See pollination',
    },
    {
      ...sixServices.contractFarming,
      heading: 'Contract farming for manufacturers',
      tone: 'wheat',
      text: 'Have organic, traceable honey farmed for your production under a contract, instead of buying what the market happens to offer.',
      bring: ['The kind of honey you process', 'How much of it, and when', 'The quality you test for'],
      label: 'See contract farming',
    },
    {
      ...sixServices.adoptableEcoBee,
      heading: 'Adoptable Eco-Bee for eco-contributors',
      tone: 'sage',
      text: 'Adopt an intelligent, connected hive. Follow it on your phone from wherever you live, and keep all the honey that it gives.',
      bring: ['The model you like', 'Whether you harvest yourself or have it collected'],
      label: 'See the hives to adopt',
    },
    {
      ...sixServices.monetizing,
      heading: 'Monetize farming capacity for eco-entrepreneurs',
      tone: 'amber',
      text: 'Idle farming capacity earns nothing. In our network it can be put to use.',
      bring: ['What you can offer', 'Where it is', 'From when it is free'],
      label: 'See the offers',
    },
    {
      ...sixServices.contractManufacturing,
      heading: 'Contract manufacturing for brands',
      tone: 'clay',
      text: 'We manufacture, you sell. Ask for a quote for honey under your own label, and name the certifications that your market expects.',
      bring: ['The product you have in mind', 'The certifications you need', 'Your label, if you have one'],
      label: 'See manufacturing',
    },
    {
      ...sixServices.coloniesMigration,
      heading: 'Colonies migration for beekeepers',
      tone: 'moss',
      text: 'When one bloom ends, another begins elsewhere. We move your colonies there, and supply inputs on pay-later terms.',
      bring: ['How many colonies you keep', 'Where they stand today', 'The inputs you are short of'],
      label: 'See migration and inputs',
    },
  ],
  next: {
    heading: 'Not sure which one fits?',
    text: 'Ask us in a demo. We say what we can do, and what we cannot.',
    picture: scene('demo'),
    buttons: [bookDemo, { label: 'The technology behind it', href: paths.technology() }],
  },
} as const
