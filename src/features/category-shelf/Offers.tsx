import { OfferCards } from './OfferCards'
import { OfferRows } from './OfferRows'
import type { OfferList } from './offer-list'
import { useMedia } from './use-media'

/** Offers as the catalogue's cards, in two columns; on a phone as rows that unfold, one at a time. */
export function Offers(list: OfferList) {
  const Form = useMedia('(min-width: 768px)') ? OfferCards : OfferRows
  return <Form {...list} />
}
