import type { Best, RowKind } from '@/domain/quote/comparison'

/** The table that compares the products of a quote list. */
export const comparison = {
  name: 'Comparison',
  /** @param count 2, 3 or 4 */
  heading: (count: number) => `Compare ${['two', 'three', 'four'][count - 2]} products`,
  onlyWhatDiffers: 'Only what differs',
  alike: 'These products differ in none of the rows.',
  rows: {
    price: 'Price',
    perKg: 'Price per kg',
    saving: 'Saving',
    rating: 'Rating',
    country: 'Country of origin',
    stock: 'Stock',
    certificate: 'Certificate',
  } satisfies Record<RowKind, string>,
  /** Why a value is marked. */
  best: { lowest: 'lowest', largest: 'largest', highest: 'highest' } satisfies Record<Best, string>,
  /** In place of a saving. */
  none: 'none',
  /** In place of what a record does not have. */
  notGiven: 'not given',
  inStock: 'In stock',
  /** @param count 2, 3 or 4 */
  same: (count: number) =>
    ['the same for both', 'the same for all three', 'the same for all four'][count - 2] ?? '',
  key: { differs: 'these rows differ', marked: 'marked', best: 'best in its row' },
} as const
