import { useSyncExternalStore } from 'react'
import { type QuoteItems, readItems, withItemAt, withoutItem, writeItems } from '@/domain/quote/quote-items'
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

/**
 * Makes this the list of this device.
 * @returns whether it was stored
 */
export function storeItems(items: QuoteItems): boolean {
  quoteStorage.write(writeItems(items))
  return quoteStorage.isStored()
}

/** Quantities of what was taken off the list, for when it is put back. */
const quantities = new Map<string, number>()

/** Puts a product on the list, with the quantity that it had there before; one that is there stays as it is. */
export function addItem(id: string): void {
  const items = quoteItems()
  storeItems(withItemAt(items, { id, quantity: quantities.get(id) ?? 1 }, items.length))
}

/** Takes a product off the list. */
export function removeItem(id: string): void {
  const items = quoteItems()
  const quantity = items.find((item) => item.id === id)?.quantity
  if (quantity !== undefined) quantities.set(id, quantity)
  storeItems(withoutItem(items, id))
}
