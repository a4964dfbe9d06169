import { quoteList } from '@/content/pages/quote-list'
import { messageThatFits, type QuoteLine } from '@/domain/quote-lines'

const { message: copy } = quoteList

/** The list as the words of an e-mail or a WhatsApp message. */
export const quoteMessage = (lines: readonly QuoteLine[], note: string, link: string) =>
  messageThatFits({
    head: copy.head,
    lines: lines.map(({ product: { id, name }, quantity }) => copy.line(quantity, name, id)),
    rest: copy.rest,
    tail: [...(note.trim() ? [copy.note(note.trim())] : []), copy.link(link)].join('\n'),
  })
