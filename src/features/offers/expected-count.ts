import type { OfferListCopy } from './offer-sequence'

/** Where the build knows nothing of the categories. */
const defaultCount = 6

/** Offers further down than this are not on the screen when they come. */
const maxCount = 12

/**
 * How many offers a section is likely to show: its part of what its categories had when the site was built, one at
 * least and twelve at most; six where the build knows none of them.
 * @param known what the build knows of each category
 */
export function expectedCount(
  { categories, estimateCount = ({ count }) => count }: Pick<OfferListCopy, 'categories' | 'estimateCount'>,
  known: typeof __OFFERS__ = __OFFERS__,
): number {
  const counts = categories.flatMap((category) => known[category] ?? []).map(estimateCount)
  const sum = counts.reduce((total, count) => total + count, 0)
  return counts.length > 0 ? Math.min(Math.max(sum, 1), maxCount) : defaultCount
}
