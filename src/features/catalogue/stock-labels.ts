import type { Stock } from '@/domain/stock'

/** Availability as the check boxes name it (R-LIST-09). */
export const stockLabels: Record<Stock, string> = { in: 'In stock', out: 'Out of stock' }
