import type { Stock } from '@/domain/stock'

/** Availability as the check boxes name it (SPEC §2). */
export const stockLabels: Record<Stock, string> = { in: 'In stock', out: 'Out of stock' }
