import { paths } from '@/config/paths'
import type * as english from '@/content/en/pages/not-found'
import { bookDemo, pageTitle } from '@/content/hi/site/site'
import { stateDrawing } from '@/content/pictures'
import type { Translated } from '@/content/translated'

export const notFound: Translated<typeof english.notFound> = {
  head: {
    title: pageTitle('पेज नहीं मिला'),
    description: 'इस पते पर कोई पेज नहीं है। शहद देखें, हमारी सेवाएँ देखें या डेमो बुक करें।',
  },
  heading: 'पेज नहीं मिला',
  text: 'इस पते पर कुछ नहीं उगता। हो सकता है पेज कहीं और चला गया हो, या पते में कोई अक्षर छूट गया हो।',
  picture: stateDrawing('not-found'),
  /** The first is what most visitors came for. */
  links: [
    { label: 'सारा शहद देखें', href: paths.allProducts() },
    { label: 'हमारी सेवाएँ', href: paths.services() },
    bookDemo,
  ],
}
