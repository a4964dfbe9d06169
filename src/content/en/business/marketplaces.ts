import type { RuntimeConfig } from '@/config/runtime-config'
import { type Picture, stallDrawing } from '@/content/pictures'

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
    text: 'For manufacturers who want honey farmed under contract.',
    picture: stallDrawing('manufacturers'),
  },
  {
    id: 'brands',
    name: 'Brands',
    text: 'For brands that want honey under their own label.',
    picture: stallDrawing('brands'),
  },
  {
    id: 'beekeepers',
    name: 'Beekeepers',
    text: 'For beekeepers who move colonies or need inputs.',
    picture: stallDrawing('beekeepers'),
  },
  {
    id: 'ecoEntrepreneurs',
    name: 'Eco-entrepreneurs',
    text: 'For people who offer land, sheds or other farming capacity.',
    picture: stallDrawing('eco-entrepreneurs'),
  },
  {
    id: 'consumers',
    name: 'Consumers',
    text: 'For people who buy honey for their table.',
    picture: stallDrawing('consumers'),
  },
]
