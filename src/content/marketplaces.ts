import type { RuntimeConfig } from '@/config/runtime-config'
import { type Picture, stallDrawing } from './picture'

/** One of the six marketplaces; `id` is the key of its address in the configuration. */
export type MarketplaceCopy = {
  id: keyof RuntimeConfig['links']['marketplaces']
  name: string
  text: string
  picture: Picture
}

/** The six marketplaces, one for each side of the trade (R-TECH-04). */
export const marketplaces: readonly MarketplaceCopy[] = [
  {
    id: 'farmers',
    name: 'Farmers',
    text: 'For growers whose crops need pollination.',
    picture: stallDrawing('farmers'),
  },
  {
    id: 'manufacturers',
    name: 'Manufacturers',
    text: 'For plants that want honey farmed under contract.',
    picture: stallDrawing('manufacturers'),
  },
  {
    id: 'brands',
    name: 'Brands',
    text: 'For names that want their honey made and labelled.',
    picture: stallDrawing('brands'),
  },
  {
    id: 'beekeepers',
    name: 'Beekeepers',
    text: 'For colonies on the move and the inputs they need.',
    picture: stallDrawing('beekeepers'),
  },
  {
    id: 'ecoEntrepreneurs',
    name: 'Eco-entrepreneurs',
    text: 'For farming capacity that is looking for work.',
    picture: stallDrawing('eco-entrepreneurs'),
  },
  {
    id: 'consumers',
    name: 'Consumers',
    text: 'For households that buy honey.',
    picture: stallDrawing('consumers'),
  },
]
