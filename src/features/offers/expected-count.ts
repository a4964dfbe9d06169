import type { OfferListCopy } from './offer-sequence'

/** Where the build knows nothing of the categories. */
const defaultCount = 6

/** Offers further down than this are not on the screen when they come. */
const maxCount = 12

/**
 * How many offers a section is likely to show: as many as its categories had when the site was built, and half of them
 * where the section selects, since another one then shows the rest.
 * @param known what the build knows of each category
 */
export function expectedCount(
  { categories, select }: Pick<OfferListCopy, 'categories' | 'select'>,
  known: typeof __OFFERS__ = __OFFERS__,
): number {
  const sum = categories.reduce((total, category) => total + (known[category]?.count ?? 0), 0)
  return Math.min(Math.ceil(select ? sum / 2 : sum) || defaultCount, maxCount)
}
