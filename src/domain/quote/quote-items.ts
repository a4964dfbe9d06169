import { latinDigits } from '@/domain/format/latin-digits'

/** So many pieces of one product. */
export type QuoteItem = { id: string; quantity: number }

/** A list to ask a price for, in the order in which it was made; each product stands in it once. */
export type QuoteItems = readonly QuoteItem[]

/** Pieces of one product, from 1 to this many. */
export const mostPieces = 9_999

/** Products in one list; an address with more is no list that a person made. */
export const mostItems = 200

/** A whole number of pieces that a list can hold; what is no number is one piece. */
export function clampQuantity(quantity: number): number {
  if (Number.isNaN(quantity)) return 1
  return Math.min(mostPieces, Math.max(1, Math.trunc(quantity)))
}

/** Whether what is typed is no quantity: 'abc', '2.5', '0'. An empty field is none of these. */
export const isInvalidQuantity = (typed: string): boolean =>
  typed.trim() !== '' && Number(typed) !== clampQuantity(Number(typed))

/** An id with the signs escaped that separate the parts of a list's text, and back. */
const escaped = (id: string) =>
  id.replaceAll(/[%*,]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`)
const unescaped = (text: string) =>
  text.replaceAll(/%(25|2A|2C)/gi, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)))

/** A list as text, `HNY-MUSTARD*24,HNY-JAMUN*12`, for addresses and for storage. */
export const writeItems = (items: QuoteItems) =>
  items.map(({ id, quantity }) => `${escaped(id)}*${quantity}`).join(',')

/** The parts of a text: each an id, and its quantity as it was typed. */
const partsOf = (text: string) =>
  text.split(',').flatMap((part) => {
    const [, name = '', typed = ''] = /^([^*]*)(?:\*(.*))?$/s.exec(part) ?? []
    const id = unescaped(name).trim()
    return id === '' ? [] : [{ id, typed: latinDigits(typed.trim()) }]
  })

/**
 * Reads a list from text that anyone may have typed. A quantity that is none counts as one piece,
 * one out of range as the nearest that is in it; a product named twice stands once, with both
 * quantities.
 */
export function readItems(text: string): QuoteItems {
  const found = new Map<string, number>()
  for (const { id, typed } of partsOf(text)) {
    if (found.size >= mostItems && !found.has(id)) continue
    const pieces = clampQuantity(typed === '' ? 1 : Number(typed))
    found.set(id, clampQuantity((found.get(id) ?? 0) + pieces))
  }
  return [...found].map(([id, quantity]) => ({ id, quantity }))
}

/** Ids of a text whose quantity is none, each with what stands there in its place. */
export const invalidQuantities = (text: string): ReadonlyMap<string, string> =>
  new Map(partsOf(text).flatMap(({ id, typed }) => (isInvalidQuantity(typed) ? [[id, typed] as const] : [])))

/** Whether a product is on the list. */
export const hasItem = (items: QuoteItems, id: string) => items.some((item) => item.id === id)

/** The list without a product. */
export const withoutItem = (items: QuoteItems, id: string): QuoteItems =>
  items.filter((item) => item.id !== id)

/** The list with another quantity of a product that is on it, made of the one that it has. */
export const withQuantity = (
  items: QuoteItems,
  id: string,
  update: (quantity: number) => number,
): QuoteItems =>
  items.map((item) => (item.id === id ? { id, quantity: clampQuantity(update(item.quantity)) } : item))

/** The list with a product at this place; one that is on it already stays as it is. */
export const withItemAt = (items: QuoteItems, item: QuoteItem, at: number): QuoteItems =>
  hasItem(items, item.id) || items.length >= mostItems ? items : items.toSpliced(at, 0, item)

/** Both lists in one, with the pieces of both. */
export const withItems = (items: QuoteItems, more: QuoteItems): QuoteItems =>
  readItems(writeItems([...items, ...more]))
