import { paths } from '@/config/paths'
import { pageTitle } from '@/content/en/site/site'
import { scene } from '@/content/pictures'

/** Words of `/coming-soon`, where controls lead whose address is not there yet (R-ROUTE-26). */
export const comingSoon = {
  head: {
    title: pageTitle('Coming Soon'),
    description: 'This part of the site is not open yet. Meanwhile, see our honey and our services.',
  },
  banner: {
    heading: 'Coming Soon',
    lead: 'This part of the site is not open yet. Until then, see our honey or our services.',
    picture: scene('coming-soon', 'A hive at sunrise among flowers that are still in bud'),
    buttons: [
      { label: 'See the honey', href: paths.collections() },
      { label: 'Our Services', href: paths.services() },
    ],
  },
} as const
