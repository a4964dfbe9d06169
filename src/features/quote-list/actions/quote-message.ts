import { quoteList } from '@content/pages/quote-list'
import { isInStock } from '@/domain/catalogue/stock'
import { messageThatFits, noteThatFits, type QuoteLine } from '@/domain/quote/quote-lines'

const { message: copy } = quoteList

/** The list as the words of an e-mail or a WhatsApp message. */
export const quoteMessage = (lines: readonly QuoteLine[], note: string, link: string) =>
  messageThatFits({
    head: copy.head,
    lines: lines.map(lineOf),
    rest: copy.rest,
    tail: [...(note.trim() ? [copy.note(noteThatFits(note.trim()))] : []), copy.link(link)].join('\n'),
  })

function lineOf({ product, quantity }: QuoteLine): string {
  const line = copy.line(quantity, product.name, product.id)
  return isInStock(product) ? line : copy.outOfStock(line)
}
