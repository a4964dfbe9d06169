import { paths } from '@/config/paths'
import { bookDemo, pageTitle } from '@/content/en/site/site'
import { stateDrawing } from '@/content/pictures'

export const notFound = {
  head: {
    title: pageTitle('Page not found'),
    description: 'There is no page at this address. Go to the honey, to our services, or book a demo.',
  },
  heading: 'Page not found',
  text: 'Nothing grows at this address. The page may have moved, or a letter may be missing.',
  picture: stateDrawing('not-found'),
  /** The first is what most visitors came for. */
  links: [
    { label: 'See all honey', href: paths.allProducts() },
    { label: 'Our Services', href: paths.services() },
    bookDemo,
  ],
}
