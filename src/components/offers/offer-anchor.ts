import type { Product } from '@/domain/catalogue/product'

/** Anchor of an offer on its page; encoded in an address: `#offer-POL-MUSTARD`. */
export const offerAnchor = ({ id }: Pick<Product, 'id'>) => `offer-${id}`

/** Whether the hash of an address leads to an offer, encoded or as somebody typed it. */
export const leadsTo = (hash: string, offer: Pick<Product, 'id'>) =>
  [offerAnchor(offer), encodeURIComponent(offerAnchor(offer))].includes(hash.slice(1))
