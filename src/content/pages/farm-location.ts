import { pageTitle } from '../site'

export const farms = {
  head: {
    title: pageTitle('Find the farms where our hives stand'),
    description:
      'Find the farms where our hives stand and the crops that flower around them, with directions.',
  },
  locator: {
    heading: 'Find a farm',
    lead: 'Farms where our hives stand while the crop flowers.',
    userType: 'AAMC',
    kind: 'Farm',
  },
} as const
