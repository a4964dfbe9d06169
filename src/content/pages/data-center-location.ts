import { pageTitle } from '../site'

export const dataCenter = {
  head: {
    title: pageTitle('Data centre location'),
    description: 'The location of the data centre, shown on the map with directions.',
  },
  locator: {
    heading: 'Data centre',
    lead: 'The point that we test our maps with.',
    // R-MAP-03: one fixed test point, at the maps' default centre.
    places: [{ id: 'test-point', name: 'Test point', latitude: 28.64, longitude: 77.22, owner: '' }],
  },
}
