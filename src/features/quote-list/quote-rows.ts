import { quoteList as copy } from '@/content/pages/quote-list'
import type { CsvCell } from '@/domain/csv'
import { priceOf } from '@/domain/price'
import type { QuoteLine } from '@/domain/quote-lines'
import { subcategoryLabel } from '@/domain/subcategory'

/** The list as a table: its columns' names, a row for each product, the note last. */
export const quoteRows = (lines: readonly QuoteLine[], note: string): (readonly CsvCell[])[] => [
  copy.csvColumns,
  ...lines.map(({ product, quantity, sum }) => [
    product.id,
    product.name,
    subcategoryLabel(product.subcategory ?? ''),
    quantity,
    priceOf(product) ?? '',
    sum ?? '',
  ]),
  ...(note.trim() ? [[copy.csvNote, note.trim(), '', '', '', '']] : []),
]
