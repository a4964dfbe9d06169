import { lazy } from '@/components/loading/lazy'
import type { LoadedOffersProps } from './LoadedOffers'

const WithoutOffers = ({ children }: LoadedOffersProps) => children([])

/** Hands over the offers of some categories, as far as they are here: the page's own lists, asked for once. */
export const OffersOf = lazy(() => import('./LoadedOffers'), {
  Waiting: WithoutOffers,
  Failed: WithoutOffers,
})
