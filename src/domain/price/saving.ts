import type { Product } from '@/domain/catalogue/product'

/**
 * What a visitor saves on the MRP, in rupees, whole paise: only where both prices are known and the discounted one is
 * the lower.
 */
export function savingOn({ mrp, discounted }: Pick<Product, 'mrp' | 'discounted'>): number | undefined {
  if (mrp === undefined || discounted === undefined) return undefined
  const saving = Math.round((mrp - discounted) * 100) / 100
  return saving > 0 ? saving : undefined
}
