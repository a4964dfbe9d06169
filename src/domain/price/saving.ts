import type { Product } from '@/domain/catalogue/product'
import { rupees } from '@/domain/format/money'

/** What is saved on the MRP: rupees, in whole paise, and whole per cent of it. */
export type Saving = { amount: number; percent: number }

/**
 * What a visitor saves on the MRP: only where both prices are known and the discounted one is lower by at least 1 %. The per
 * cent are rounded down, so that nothing is promised that is not there, and what costs something never saves 100 of them.
 */
export function savingOn({ mrp, discounted }: Pick<Product, 'mrp' | 'discounted'>): Saving | undefined {
  if (mrp === undefined || discounted === undefined) return undefined
  const paise = Math.round((mrp - discounted) * 100)
  const percent = Math.floor((paise * 100) / Math.round(mrp * 100))
  if (!(percent >= 1)) return undefined
  return { amount: paise / 100, percent: discounted > 0 ? Math.min(99, percent) : percent }
}

/** As it is shown wherever a price is: '₹60 (16%)'. */
export const savingText = ({ amount, percent }: Saving) => `${rupees(amount)} (${percent}%)`
