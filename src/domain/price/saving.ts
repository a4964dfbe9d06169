import type { Product } from '@/domain/catalogue/product'
import { rupees } from '@/domain/format/money'

/** What is saved on the MRP: rupees, in whole paise, and whole per cent of it. */
export type Saving = { amount: number; percent: number }

/**
 * What a visitor saves on the MRP; undefined unless both prices are known and the discounted one is at least 1 % lower.
 * The per cent are rounded down, so that no more is promised than is saved, and reach 100 only where the price is 0.
 */
export function savingOn({ mrp, discounted }: Pick<Product, 'mrp' | 'discounted'>): Saving | undefined {
  if (mrp === undefined || discounted === undefined) return undefined
  const paise = Math.round((mrp - discounted) * 100)
  const percent = Math.floor((paise * 100) / Math.round(mrp * 100))
  // False for NaN too (0 of 0 paise).
  return percent >= 1
    ? { amount: paise / 100, percent: discounted > 0 ? Math.min(99, percent) : percent }
    : undefined
}

/** As it is shown wherever a price is: '₹60 (16%)'. */
export const savingText = ({ amount, percent }: Saving) => `${rupees(amount)} (${percent}%)`
