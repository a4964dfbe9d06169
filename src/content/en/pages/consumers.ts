import { categoryIds } from '@/config/category-ids'
import { paths } from '@/config/paths'
import { frontDoor, platforms } from '@/content/en/business/technology-platforms'
import { pageTitle } from '@/content/en/site/site'
import { lightBenefitIcon, scene } from '@/content/pictures'
import type { ProductListCopy } from '@/content/product-list'

export const consumers = {
  head: {
    title: pageTitle('Organic, traceable honey for your table'),
    description:
      'Choose organic, traceable honey without chemical preservatives, by kind or by colour, and buy it in the shop.',
  },
  banner: {
    heading: 'Honey for your table',
    lead: 'Organic, traceable honey without preservatives.',
    picture: scene('consumers'),
    buttons: [
      { label: 'Choose a jar', href: '#honey' },
      { label: 'Browse kinds', href: paths.listing('Raw_Honey') },
    ],
  },
  products: {
    heading: 'From the marketplace',
    lead: 'Buy Now opens the shop, where you pay.',
    categories: [categoryIds.consumerMarketplace],
    kind: 'products',
    food: true,
  } satisfies ProductListCopy,
  benefits: {
    heading: 'Benefits for consumers',
    points: [
      { title: 'Only honey', text: 'No chemical preservatives added.' },
      { title: 'Where it is from', text: 'The country of origin, where we know it.' },
      { title: 'Certificate at hand', text: 'Read it where there is one.' },
      { title: 'A code to scan', text: 'On the page of every jar.' },
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
      { ...platforms.darkStore, text: 'Jars wait here for the driver.' },
      frontDoor,
    ],
  },
  more: {
    heading: 'Still choosing?',
    links: [
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
