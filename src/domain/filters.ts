import type { Listing } from '@/domain/listing'
import { sortOption } from '@/domain/sort-options'

/** From above To: the fields say so, nothing is filtered by price and no chip shows (docs/behaviour.md). */
export function isReversed({ from, to }: Listing): boolean {
  return from !== undefined && to !== undefined && from > to
}

/** Whether a price narrows the list; one end of the range is enough. */
export const filtersByPrice = (listing: Listing): boolean =>
  (listing.from !== undefined || listing.to !== undefined) && !isReversed(listing)

/** Whether an availability narrows the list: both choices, like none, do not (R-LIST-16). */
export const filtersByStock = ({ stock }: Listing): boolean => stock.length === 1

/** How many filters of the drawer are in force: price, availability, liked. */
export const filterCount = (listing: Listing): number =>
  [filtersByPrice(listing), filtersByStock(listing), listing.liked.length > 0].filter(Boolean).length

/** Whether an address shows something else than the whole list in its own order. */
export const isNarrowedOrOrdered = (listing: Listing): boolean =>
  listing.sort !== '' || listing.query !== '' || filterCount(listing) > 0

/** 'Remove price filter'. */
export function withoutPrice(listing: Listing): Listing {
  return { ...listing, from: undefined, to: undefined }
}

/** 'Remove All' of the drawer: what stands in it goes, sort and search text stay (R-LIST-17, R-LIST-18). */
export function withoutFilters(listing: Listing): Listing {
  return { ...withoutPrice(listing), stock: [], liked: [] }
}

/** 'Remove All' beside the chips and where nothing was found: whatever narrows the list goes, an order stays. */
export function withoutNarrowing(listing: Listing): Listing {
  const sort = sortOption(listing.sort).keep ? '' : listing.sort
  return { ...withoutFilters(listing), sort, query: '' }
}
