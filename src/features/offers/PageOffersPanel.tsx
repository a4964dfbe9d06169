import { lazy } from '@/components/loading/lazy'

const Nothing = () => null

/**
 * The panel of the offer that the address names, once for a page and all its sections; it comes
 * with their lists.
 */
export const PageOffersPanel = lazy(async () => ({ default: (await import('./OfferList')).OffersPanel }), {
  Waiting: Nothing,
  Failed: Nothing,
})
