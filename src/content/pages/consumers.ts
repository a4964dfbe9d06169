import { categories } from '@/config/categories'
import { paths } from '@/config/paths'
import { lightBenefitIcon, scene } from '../picture'
import type { ShelfCopy } from '../shelf'
import { pageTitle } from '../site'
import { frontDoor, platforms } from '../technology-platforms'

export const consumers = {
  head: {
    title: pageTitle('Honey for your table, traceable to its flowers'),
    description:
      'Choose organic honey without chemical preservatives from fields and forests across India, and trace it to its flowers.',
  },
  banner: {
    heading: 'Honey for your table',
    lead: 'Raw, traceable honey from Indian fields and forests, without preservatives.',
    picture: scene('consumers'),
    buttons: [
      { label: 'Choose a jar', href: '#honey' },
      { label: 'Browse kinds', href: paths.listing('Raw_Honey') },
    ],
  },
  shelf: {
    heading: 'From the marketplace',
    lead: 'Every jar opens its own page in the shop, where you pay.',
    categories: [categories.consumerMarketplace],
    emptyText: 'Products Not Found',
  } satisfies ShelfCopy,
  benefits: {
    heading: 'Benefits for consumers',
    points: [
      { title: 'Only honey', text: 'No chemical preservatives added.' },
      { title: 'From a real place', text: 'Its country of origin, where we know it.' },
      { title: 'Certificate at hand', text: 'Read it where there is one.' },
      { title: 'A code to scan', text: 'Point your phone at it to learn more.' },
    ],
  },
  colours: {
    heading: 'Choose by colour',
    lead: 'Start with one that you like the look of.',
  },
  technology: {
    lead: 'Four places, from flower to front door.',
    stations: [
      { ...platforms.field, text: 'The hive stands here while the crop is in flower.' },
      { ...platforms.plant, text: 'The harvest is processed, checked and packed.' },
      { ...platforms.darkStore, text: 'Jars wait near the people who order.' },
      { ...frontDoor, text: 'The code on the jar leads back to where it came from.' },
    ],
  },
  more: {
    heading: 'Still choosing?',
    ways: [
      {
        label: 'All our honeys',
        href: paths.allProducts(),
        text: 'Search, sort and filter.',
        picture: scene('products'),
      },
      {
        label: 'Find a store',
        href: paths.stores(),
        text: 'See which one is near you.',
        picture: lightBenefitIcon('origin'),
      },
    ],
  },
} as const
