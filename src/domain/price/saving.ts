import type { Product } from '@/domain/catalogue/product'
import { rupees } from '@/domain/format/money'

/** What is saved on the MRP: rupees, in whole paise, and whole per cent of it. */
export type Saving = { amount: number; percent: number }

/**
 * What a visitor saves on the MRP: only where both prices are known and the discounted one is lower by at least 1 %. The per
 * cent are rounded down, so that nothing is promised that is not there, and what costs something never saves 100 of them.
 */
export function savingOn({
  mrp = 0,
  discounted = mrp,
}: Pick<Product, 'mrp' | 'discounted'>): Saving | undefined {
  const paise = Math.round((mrp - discounted) * 100)
  const percent = Math.floor((paise * 100) / Math.round(mrp * 100))
  // Also false for what is no number: 0 of 0.
  return percent >= 1
    ? { amount: paise / 100, percent: discounted > 0 ? Math.min(99, percent) : percent }
    : undefined
}

/** As it is shown wherever a price is: '₹60 (16%)'. */
export const savingText = ({ amount, percent }: Saving) => `${rupees(amount)} (${percent}%)`
