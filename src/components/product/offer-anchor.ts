import type { Product } from '@/domain/product'

/** Anchor of an offer on its page; an address has it encoded, `#offer-POL-MUSTARD`. */
export const offerAnchor = ({ id }: Pick<Product, 'id'>) => `offer-${id}`
