import { facts } from '@/config/facts'
import { paths } from '@/config/paths'
import { sixServices } from '@/content/en/business/six-services'
import { bookDemo } from '@/content/en/site/site'
import { aboutDrawing, scene } from '@/content/pictures'

/** Words of `/about-us` (R-ABOUT-01 to R-ABOUT-04). */
export const about = {
  head: {
    title: `About ${facts.name}`,
    description:
      'A provider of sustainable agriculture and beekeeping services: our purpose, our six services and our brands.',
  },
  banner: {
    heading: `About ${facts.name}`,
    lead: 'We join farms, plants and stores in one network, for honey that can be traced.',
    picture: scene('about', 'A field with a hive, a plant and a store, joined by one golden line'),
  },
  purpose: {
    heading: 'Our Purpose',
    paragraphs: [
      'We provide sustainable agriculture and beekeeping services. One half of our work ends in a jar: organic, traceable honey without preservatives. The other half never leaves the field: bees pollinate the crops that need them.',
      'Farmers and beekeepers, manufacturers and brands, eco-contributors and eco-entrepreneurs each do a part of this work. Our networks, apps and marketplaces bring them together.',
    ],
    picture: aboutDrawing(
      'two-halves',
      'On the left a jar of honey on a kitchen table, on the right bees over a mustard field',
    ),
  },
  services: {
    heading: 'Our Services',
    paragraphs: ['Six services, and a page for each. Follow the sign that names your work.'],
    whom: (audience: string) => `for ${audience}`,
    list: Object.values(sixServices),
    picture: aboutDrawing('six-fields', 'Six fields fan out from one hive, each with the sign of a service'),
  },
  brands: {
    heading: 'Our Brands',
    paragraphs: ['Two names of ours, and the one on your own label.'],
    list: [
      {
        name: facts.name,
        text: 'The honey, the services and the network that joins them.',
        link: { label: 'See the honey', href: paths.collections() },
      },
      {
        name: 'Eco-Bee',
        text: 'The intelligent, connected hive that eco-contributors adopt.',
        link: { label: 'Meet Eco-Bee', href: paths.ecoBee() },
      },
      {
        name: 'Your own label',
        text: 'Through contract manufacturing and private labelling, the name on the jar is yours.',
        link: { label: 'For brands', href: paths.brands() },
      },
    ],
    picture: aboutDrawing(
      'three-names',
      'A jar with our mark, a smart hive, and a jar whose label is still to be drawn',
    ),
  },
  next: {
    heading: 'How can we work together?',
    text: 'Ask us in a demo about your crop, your bees or your brand.',
    picture: scene('consumers'),
    buttons: [bookDemo, { label: 'Our Services', href: paths.services() }],
  },
} as const
