import { paths } from '@/config/paths'
import type { LinkCopy } from '@/content/link'
import { audienceIcon, type Picture } from '@/content/pictures'

/** What there is for each audience. */
export const solutionLinks: readonly (LinkCopy & { text: string; picture: Picture })[] = [
  {
    label: 'Farmers',
    text: 'Bees for a crop in flower',
    href: paths.farmers(),
    picture: audienceIcon('farmer'),
  },
  {
    label: 'Manufacturers',
    text: 'Honey farmed to order',
    href: paths.manufacturers(),
    picture: audienceIcon('manufacturer'),
  },
  { label: 'Brands', text: 'Honey under your label', href: paths.brands(), picture: audienceIcon('brand') },
  {
    label: 'Beekeepers',
    text: 'Migration and inputs',
    href: paths.beekeepers(),
    picture: audienceIcon('beekeeper'),
  },
  {
    label: 'Eco-contributors',
    text: 'Adopt a smart hive',
    href: paths.ecoContributor(),
    picture: audienceIcon('eco-contributor'),
  },
  {
    label: 'Eco-entrepreneurs',
    text: 'Earn from what you have',
    href: paths.ecoEntrepreneur(),
    picture: audienceIcon('eco-entrepreneur'),
  },
  {
    label: 'Consumers',
    text: 'Honey for the table',
    href: paths.consumers(),
    picture: audienceIcon('consumer'),
  },
]
