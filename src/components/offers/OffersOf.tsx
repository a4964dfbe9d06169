import { lazy } from '@/components/loading/lazy'
import type { LoadedOffersProps } from './LoadedOffers'

const WithoutOffers = ({ children }: LoadedOffersProps) => children([])

/**
 * Gives the offers of some categories, as far as they have come, from the cache that the page's
 * lists share.
 */
export const OffersOf = lazy(() => import('./LoadedOffers'), {
  Waiting: WithoutOffers,
  Failed: WithoutOffers,
})
