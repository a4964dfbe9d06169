import { sitePath } from '@/config/language'
import { paths } from '@/config/paths'
import { writeItems } from '@/domain/quote/quote-items'
import type { QuoteLine } from '@/domain/quote/quote-lines'
import { readableQuery } from '@/domain/share/readable-query'
import { itemsParameter } from '../storage/use-active-quote'

/** The absolute link that rebuilds these lines wherever it is opened. */
export function quoteLink(lines: readonly QuoteLine[]): string {
  const items = writeItems(lines.map(({ product: { id }, quantity }) => ({ id, quantity })))
  const query = readableQuery(new URLSearchParams({ [itemsParameter]: items }))
  return `${location.origin}${sitePath(paths.quoteList())}?${query}`
}
