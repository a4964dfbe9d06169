import type { Product } from '@/domain/catalogue/product'
import { priceOf } from '@/domain/price/price'
import { encoded } from '@/domain/share/message-links'
import type { QuoteItems } from './quote-items'

/** One line of the list: what is asked for, and what it costs by the list, in rupees. */
export type QuoteLine = { product: Product; quantity: number; sum: number | undefined }

/** The lines of a list, and the ids that the catalogue does not know. */
export function quoteLines(items: QuoteItems, products: readonly Product[]) {
  const byId = new Map(products.map((product) => [product.id, product]))
  const lines: QuoteLine[] = []
  const unknown: string[] = []
  for (const { id, quantity } of items) {
    const product = byId.get(id)
    if (!product) unknown.push(id)
    else {
      const price = priceOf(product)
      // In whole paise: 0.1 × 3 is not 0.3.
      const sum = price === undefined ? undefined : Math.round(price * 100 * quantity) / 100
      lines.push({ product, quantity, sum })
    }
  }
  return { lines, unknown }
}

/**
 * What the lines cost at listed prices, in rupees, and how many have none; undefined where no line
 * has one.
 */
export function quoteTotal(lines: readonly QuoteLine[]): { amount: number; unpriced: number } | undefined {
  const sums = lines.flatMap(({ sum }) => sum ?? [])
  if (sums.length === 0) return undefined
  const amount = Math.round(sums.reduce((total, sum) => total + sum * 100, 0)) / 100
  return { amount, unpriced: lines.length - sums.length }
}

/** The pieces of all lines together. */
export const piecesOf = (lines: readonly QuoteLine[]) =>
  lines.reduce((total, { quantity }) => total + quantity, 0)

/** Characters of a text in an e-mail's link, whose lines end in two signs. */
const encodedLength = (text: string) => encoded(text.replaceAll('\n', '\r\n')).length

/**
 * A note as long as a message has room for beside its lines: a letter of Hindi or Kannada takes nine
 * characters of an address.
 * @param limit characters of the encoded note
 */
export function noteThatFits(note: string, limit = 900): string {
  if (encodedLength(note) <= limit) return note
  let room = limit - encodedLength('…')
  let end = 0
  for (const letter of note) {
    room -= encodedLength(letter)
    if (room < 0) break
    end += letter.length
  }
  return `${note.slice(0, end).trimEnd()}…`
}

/**
 * A message of as many lines as fit: mail programs and WhatsApp cut a link that is too long, or refuse it.
 * @param limit characters of the encoded message; `head` and `tail` are always part of it
 * @param rest says how many lines are left out
 */
export function messageThatFits(
  {
    head,
    lines,
    tail,
    rest,
  }: { head: string; lines: readonly string[]; tail: string; rest: (left: number) => string },
  limit = 1_800,
): string {
  const written = (count: number) => {
    const left = lines.length - count
    return [head, ...lines.slice(0, count), ...(left > 0 ? [rest(left)] : []), '', tail].join('\n')
  }
  let count = lines.length
  while (count > 0 && encodedLength(written(count)) > limit) count -= 1
  return written(count)
}
