import { pageTitle } from '@/content/en/site/site'

export const stores = {
  head: {
    title: pageTitle('Find a store in our network'),
    description: 'Find a retail store near you, by name or town, in a list and on the map, with directions.',
  },
  locator: {
    heading: 'Find a store',
    lead: 'Retail stores in our network.',
    userType: 'Retailer',
    kind: 'Store',
  },
} as const
