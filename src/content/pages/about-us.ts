import { facts } from '@/config/facts'
import { paths } from '@/config/paths'
import { scene } from '../picture'
import { bookDemo } from '../site'
import { sixServices } from '../six-services'

/** Words of `/about-us` (R-ABOUT-01 to R-ABOUT-04). */
export const about = {
  head: {
    title: `About ${facts.name}`,
    description:
      'Why we keep bees the way we do, what we offer farmers, brands and buyers, and the brands we grow.',
  },
  banner: {
    heading: `About ${facts.name}`,
    lead: 'We join farms, plants and stores in one network, so that honey keeps its history from flower to jar.',
    picture: scene('about', 'A field with a hive, a plant and a store, joined by one golden line'),
  },
  purpose: {
    heading: 'Our Purpose',
    paragraphs: [
      'We provide sustainable agriculture and beekeeping services. Half of that work ends in a jar: organic honey, free of preservatives, that can be traced to where it began. The other half never leaves the field: bees at work on the crops that need them.',
      'Farmers, manufacturers, beekeepers, brands, eco-contributors and eco-entrepreneurs each hold one part of this. Our purpose is to join the parts, so that farming with bees is worthwhile for everyone who takes part in it.',
    ],
    picture: scene('farmers', 'Two hives at the edge of a mustard field in flower'),
  },
  services: {
    heading: 'Our Services',
    paragraphs: ['Six services, one for each way of working with bees. Choose yours to see what it offers.'],
    list: Object.values(sixServices),
    picture: scene('services', 'Six hexagons around a hive, one for each service'),
  },
  brands: {
    heading: 'Our Brands',
    paragraphs: ['You will meet two names on these pages. The third is for you to choose.'],
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
    picture: scene('brands', 'Jars on a filling line, waiting for their labels'),
  },
  next: {
    heading: 'How can we work together?',
    text: 'Tell us what you grow, keep, make or sell. In a demo we show you what we can do for it.',
    picture: scene('consumers'),
    buttons: [bookDemo, { label: 'Our Services', href: paths.services() }],
  },
} as const
