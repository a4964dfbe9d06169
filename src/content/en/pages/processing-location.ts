import { pageTitle } from '@/content/en/site/site'

export const plants = {
  head: {
    title: pageTitle('Find a food-processing plant'),
    description:
      'The food-processing plants in our network, in a list and on the map, with directions to each of them.',
  },
  locator: {
    heading: 'Find a plant',
    lead: 'Food-processing plants in our network.',
    userType: 'FOOD-PROCESSOR',
    kind: 'plant',
  },
} as const
