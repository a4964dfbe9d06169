import type { ProductCardLook } from '@/content/shelf'
import type { Product } from '@/domain/product'

/** Offers to show, and how their cards are. */
export type OfferList = { offers: readonly Product[]; look: ProductCardLook }
