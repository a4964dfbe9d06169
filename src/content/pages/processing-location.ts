import { pageTitle } from '../site'

export const plants = {
  head: {
    title: pageTitle('Find a honey processing plant'),
    description:
      'Find the food-processing plants where our honey is settled, tested and filled into jars, with directions.',
  },
  locator: {
    heading: 'Find a plant',
    lead: 'Food processors where our honey is settled, tested and filled.',
    userType: 'FOOD-PROCESSOR',
    kind: 'plant',
  },
} as const
