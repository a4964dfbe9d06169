import { paths } from '@/config/paths'
import { stateDrawing } from '../picture'
import { pageTitle } from '../site'

export const notFound = {
  head: {
    title: pageTitle('Page not found'),
    description: 'There is no page at this address. Go to the honey, the services or the home page instead.',
  },
  heading: 'Page not found',
  text: 'Nothing grows at this address. It may have moved, or a letter may be missing.',
  picture: stateDrawing('not-found'),
  ways: [
    { label: 'Home', href: paths.home() },
    { label: 'See the honey', href: paths.listing('Raw_Honey') },
    { label: 'Our Services', href: paths.services() },
  ],
}
