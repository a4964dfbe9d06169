import type { ProductSequence } from '@/components/product/product-sequence'
import type { ProductCardLook, ProductListCopy } from '@/content/product-list'
import type { Product } from '@/domain/catalogue/product'
import type { OfferFacts } from '@/domain/price/offer-facts'
import type { ListProgress } from '@/services/lists/use-list'

/** A section's list of offers: what it asks for and says. */
export type OfferListCopy = Omit<ProductListCopy, 'heading' | 'lead'> & {
  /** Narrows what the categories bring, where one call fills two sections. */
  select?: (products: readonly Product[]) => readonly Product[]
  /** Estimates how many of a category's offers `select` keeps, from what the build knows of the category. */
  estimateCount?: (facts: OfferFacts) => number
}

/** Offers of a section, and how their cards are. */
export type ShownOffers = { offers: readonly Product[]; look: ProductCardLook }

/** What a section shows of the products that its categories bring. */
export function shownOffers(
  { categories: _, estimateCount: __, kind, select = (products) => products, ...cards }: OfferListCopy,
  products: readonly Product[],
): ShownOffers {
  return { offers: select(products), look: { ...cards, service: kind === 'services' } }
}

/**
 * The offers of all sections of a page, each once, as the sequence of one panel.
 * @param list how far the lists of all sections are, as one. Where one of them failed, the sequence
 * counts as failed: a missing offer may be in that list.
 */
export function offerSequence(
  sections: readonly ShownOffers[],
  { status, cause, someFailed, retry }: ListProgress,
): ProductSequence {
  const byId = new Map(sections.flatMap(({ offers }) => offers.map((offer) => [offer.id, offer] as const)))
  const items = [...byId.values()]
  const isSettled = status === 'ready' || status === 'stale'
  return {
    found: items,
    total: items.length,
    list: { items, status: isSettled && someFailed ? 'failed' : status, cause, retry },
    lookOf: ({ id }) => sections.find(({ offers }) => offers.some((offer) => offer.id === id))?.look,
  }
}
