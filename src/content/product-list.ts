import type { LinkCopy } from './link'

/** How a page wants its product cards. */
export type ProductCardLook = {
  /** Text of the buy button; 'Buy Now' unless told (R-CARD-15). */
  buyText?: string
  /** Text of the info link; 'Model Details' for the Eco-Bee models. */
  infoText?: string
  /** Leaves out MRP, discounted price and item count (R-CARD-13). */
  hidePrices?: boolean
  /** The content subcategory as a card's heading, not the product id (R-CARD-01, R-CARD-02). */
  headingBySubcategory?: boolean
  /** A service, which is booked rather than in stock. */
  service?: boolean
  /** Food, which the operator's licence is for. */
  food?: boolean
}

/** A headed list of products or services: what it asks for, and how its cards show it. */
export type ProductListCopy = ProductCardLook & {
  heading: string
  lead: string
  /** Category ids, asked for side by side and joined in this order. */
  categories: readonly string[]
  /** What is listed: services are booked, products are in stock. */
  kind: 'services' | 'products'
}

/** The way from a banner down to the page's own list. */
export const toServices = (label: string): LinkCopy => ({ label, href: '#services' })
