import { pageTitle } from '@/content/en/site/site'

export const farms = {
  head: {
    title: pageTitle('Find a farm in our network'),
    description: 'The farms in our network, in a list and on the map, with directions to each of them.',
  },
  locator: {
    heading: 'Find a farm',
    lead: 'Farms in our network.',
    userType: 'AAMC',
    kind: 'Farm',
  },
} as const
