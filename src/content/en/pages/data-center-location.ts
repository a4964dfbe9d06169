import { pageTitle } from '@/content/en/site/site'

export const dataCenter = {
  head: {
    title: pageTitle('Data centre map'),
    description: 'A map with one test point. It is not the address of a data centre.',
  },
  locator: {
    heading: 'Data centre map',
    lead: 'It shows a test point, which is not an address.',
    // R-MAP-03: one fixed test point, at the maps' default centre.
    places: [{ id: 'test-point', name: 'Test point', latitude: 28.64, longitude: 77.22, owner: '' }],
  },
}
