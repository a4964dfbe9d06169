import { quoteButton } from '@content/features/quote-list/quote-button'
import { useSyncExternalStore } from 'react'
import { toast } from '@/components/toasts/toast'
import {
  hasItem,
  type QuoteItems,
  readItems,
  withItemAt,
  withoutItem,
  writeItems,
} from '@/domain/quote/quote-items'
import { storeNote } from './note-storage'
import { quoteStorage } from './quote-storage'

const none: QuoteItems = []
let read = { text: '', items: none }

/** The last quantity of each product that this page has seen on the list, for when it is put back. */
const quantities = new Map<string, number>()

/** The list of this device; the same array for as long as it is the same list. */
export function quoteItems(): QuoteItems {
  const text = quoteStorage.read()
  if (read.text !== text) {
    read = { text, items: readItems(text) }
    for (const { id, quantity } of read.items) quantities.set(id, quantity)
  }
  return read.items
}

/** The list of this device; empty while React hydrates. */
export const useQuoteItems = () => useSyncExternalStore(quoteStorage.subscribe, quoteItems, () => none)

/**
 * Makes this the list of this device.
 * @returns whether it was stored
 */
export function storeItems(items: QuoteItems): boolean {
  quoteStorage.write(writeItems(items))
  return quoteStorage.isStored()
}

/**
 * Puts a product on the list, with the quantity that it had there before; one that is there stays as
 * it is. A full list takes none, and says so. A new list begins without the note of the last one, unless its first
 * product is one that is put back.
 */
export function addItem(id: string): void {
  const items = quoteItems()
  if (items.length === 0 && !quantities.has(id)) storeNote('')
  const next = withItemAt(items, { id, quantity: quantities.get(id) ?? 1 }, items.length)
  if (hasItem(next, id)) storeItems(next)
  else toast.error(quoteButton.full)
}

/** Takes a product off the list. */
export function removeItem(id: string): void {
  storeItems(withoutItem(quoteItems(), id))
}
