import { choices } from '@/content/pages/listing-choices'
import { filtersByPrice, filtersByStock, withoutPrice } from '@/domain/filters'
import type { Listing } from '@/domain/listing'
import { sortOption } from '@/domain/sort-options'

/** A filter that narrows the list, and the way to be rid of it. */
export type FilterInForce = {
  /** As its chip names it: '₹100 – ₹500'. */
  text: string
  /** Name of its button: 'Remove price filter'. */
  remove: string
  without: (listing: Listing) => Listing
  /** A price with one end alone narrows the list, and has no chip (R-LIST-13). */
  hasChip: boolean
}

/** What narrows the list: search text, featured products or bestsellers, price, availability, liked products. */
export function filtersInForce(listing: Listing): FilterInForce[] {
  const { query, sort, from, to, stock, liked } = listing
  const filters: FilterInForce[] = []
  const add = (words: { text: string; remove: string }, without: FilterInForce['without'], hasChip = true) =>
    filters.push({ ...words, without, hasChip })

  if (query) add(choices.filters.search(query), (chosen) => ({ ...chosen, query: '' }))
  const narrowing = sortOption(sort).chip
  if (narrowing) add(choices.filters.narrowing(narrowing), (chosen) => ({ ...chosen, sort: '' }))
  if (filtersByPrice(listing))
    add(choices.filters.price(from, to), withoutPrice, from !== undefined && to !== undefined)
  if (stock[0] && filtersByStock(listing))
    add(choices.filters.availability(stock[0]), (chosen) => ({ ...chosen, stock: [] }))
  if (liked.length > 0) add(choices.filters.liked, (chosen) => ({ ...chosen, liked: [] }))
  return filters
}
