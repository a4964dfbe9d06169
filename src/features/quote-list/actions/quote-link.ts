import { sitePath } from '@/config/language'
import { paths } from '@/config/paths'
import { writeItems } from '@/domain/quote/quote-items'
import type { QuoteLine } from '@/domain/quote/quote-lines'
import { itemsParameter } from '../storage/use-active-quote'

/** The absolute link that rebuilds these lines wherever it is opened. */
export function quoteLink(lines: readonly QuoteLine[]): string {
  const items = writeItems(lines.map(({ product: { id }, quantity }) => ({ id, quantity })))
  // A comma needs no escape in a query, and a link that people read is shorter without.
  const query = new URLSearchParams({ [itemsParameter]: items }).toString().replaceAll('%2C', ',')
  return `${location.origin}${sitePath(paths.quoteList())}?${query}`
}
