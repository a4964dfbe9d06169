import type { RuntimeConfig } from '@/config/runtime-config'
import type { Picture } from './picture'

/** One of the six marketplaces; `id` is the key of its address in the configuration. */
export type MarketplaceCopy = {
  id: keyof RuntimeConfig['links']['marketplaces']
  name: string
  text: string
  picture: Picture
}

const stall = (file: string): Picture => ({
  src: `/images/marketplaces/${file}.svg`,
  width: 160,
  height: 120,
  alt: '',
})

/** The six marketplaces, one for each side of the trade (SPEC §2, technology page). */
export const marketplaces: readonly MarketplaceCopy[] = [
  {
    id: 'farmers',
    name: 'Farmers',
    text: 'For growers whose crops need pollination.',
    picture: stall('farmers'),
  },
  {
    id: 'manufacturers',
    name: 'Manufacturers',
    text: 'For plants that want honey farmed under contract.',
    picture: stall('manufacturers'),
  },
  {
    id: 'brands',
    name: 'Brands',
    text: 'For names that want their honey made and labelled.',
    picture: stall('brands'),
  },
  {
    id: 'beekeepers',
    name: 'Beekeepers',
    text: 'For colonies on the move and the inputs they need.',
    picture: stall('beekeepers'),
  },
  {
    id: 'ecoEntrepreneurs',
    name: 'Eco-entrepreneurs',
    text: 'For farming capacity that is looking for work.',
    picture: stall('eco-entrepreneurs'),
  },
  {
    id: 'consumers',
    name: 'Consumers',
    text: 'For households that buy honey.',
    picture: stall('consumers'),
  },
]
