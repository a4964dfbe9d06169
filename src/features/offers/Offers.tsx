import { useEffect, useEffectEvent } from 'react'
import { leadsTo, offerAnchor } from '@/components/offers/offer-anchor'
import { useMediaQuery } from '@/hooks/use-media-query'
import { OfferCards } from './OfferCards'
import { OfferRows } from './OfferRows'
import type { ShownOffers } from './offer-sequence'

/**
 * Offers as the catalogue's cards, in two columns and on paper; on a phone as rows that unfold, one
 * at a time.
 */
export function Offers(list: ShownOffers) {
  const Layout = useMediaQuery('(min-width: 768px), print') ? OfferCards : OfferRows
  useLateAnchor(list)
  return <Layout {...list} />
}

/**
 * The browser looked for the anchor before the list came. Readers who have scrolled on stay where
 * they are.
 */
function useLateAnchor({ offers }: ShownOffers): void {
  const goThere = useEffectEvent(() => {
    const target = offers.find((offer) => leadsTo(location.hash, offer))
    if (target && window.scrollY === 0)
      document.getElementById(offerAnchor(target))?.scrollIntoView({ block: 'start', behavior: 'instant' })
  })
  useEffect(() => goThere(), [])
}
