import type { LinkCopy } from './link'

/** A headed list of products or services: what it asks for, and how its cards show it. */
export type ShelfCopy = {
  heading: string
  lead: string
  /** Category ids, asked for side by side and joined in this order. */
  categories: readonly string[]
  emptyText: 'Services not found' | 'Products Not Found'
  /** Text of the buy button; 'Buy Now' unless told (R-CARD-15). */
  buyText?: string
  /** Text of the info link. */
  infoText?: string
  /** Leaves out MRP, discounted price and item count (R-CARD-13). */
  hidePrices?: boolean
  /** The content subcategory as a card's heading, not the product id (R-CARD-01). */
  headingBySubcategory?: boolean
}

/** The way from a banner down to the page's own list. */
export const toServices = (label: string): LinkCopy => ({ label, href: '#services' })
