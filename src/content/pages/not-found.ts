import { paths } from '@/config/paths'
import { pageTitle } from '../site'

export const notFound = {
  head: {
    title: pageTitle('Page not found'),
    description: 'There is no page at this address. Go to the honey, the services or the home page instead.',
  },
  heading: 'Page not found',
  text: 'Nothing grows at this address. It may have moved, or a letter may be missing.',
  picture: { src: '/images/states/not-found.svg', width: 240, height: 144, alt: '' },
  ways: [
    { label: 'Home', href: paths.home() },
    { label: 'See the honey', href: paths.listing('Raw_Honey') },
    { label: 'Our Services', href: paths.services() },
  ],
}
