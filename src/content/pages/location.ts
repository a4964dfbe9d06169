import { pageTitle } from '../site'

export const stores = {
  head: {
    title: pageTitle('Find a store that sells our honey'),
    description:
      'Find a retailer near you that keeps our organic, traceable honey on its shelves, with directions.',
  },
  locator: {
    heading: 'Find a store',
    lead: 'Shops that sell our honey.',
    userType: 'Retailer',
    kind: 'Store',
  },
} as const
