import { useSyncExternalStore } from 'react'
import {
  hasItem,
  type QuoteItems,
  readItems,
  withItem,
  withoutItem,
  writeItems,
} from '@/domain/quote/quote-items'
import { quoteStorage } from './quote-storage'

const none: QuoteItems = []
let read = { text: '', items: none }

/** The list of this device; the same array for as long as it is the same list. */
export function quoteItems(): QuoteItems {
  const text = quoteStorage.read()
  if (read.text !== text) read = { text, items: readItems(text) }
  return read.items
}

/** The list of this device, and of no device while React hydrates. */
export const useQuoteItems = () => useSyncExternalStore(quoteStorage.subscribe, quoteItems, () => none)

let stored = true

/** Whether the list outlives the page: this browser has stored it. */
export const isStored = () => stored

/** Makes this the list of this device. */
export function storeItems(items: QuoteItems): void {
  stored = quoteStorage.write(writeItems(items))
}

/** Quantities of what was taken off the list, for when it is put back. */
const quantities = new Map<string, number>()

/** Puts a product on the list, with the quantity that it had there before, or takes it off. */
export function toggleItem(id: string): void {
  const items = quoteItems()
  const quantity = items.find((item) => item.id === id)?.quantity
  if (quantity !== undefined) quantities.set(id, quantity)
  storeItems(hasItem(items, id) ? withoutItem(items, id) : withItem(items, id, quantities.get(id) ?? 1))
}
