import { quoteList as copy } from '@content/pages/quote-list'
import { isInStock } from '@/domain/catalogue/stock'
import { subcategoryLabel } from '@/domain/catalogue/subcategory'
import type { CsvCell } from '@/domain/format/csv'
import { priceOf } from '@/domain/price/price'
import type { QuoteLine } from '@/domain/quote/quote-lines'

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
    isInStock(product) ? '' : copy.outOfStock,
  ]),
  ...(note.trim() ? [[copy.csvNote, note.trim(), '', '', '', '', '']] : []),
]
