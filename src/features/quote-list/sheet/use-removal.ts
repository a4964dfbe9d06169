import { useState } from 'react'
import { type QuoteItem, type QuoteItems, withItemAt, withoutItem } from '@/domain/quote/quote-items'
import type { QuoteLine } from '@/domain/quote/quote-lines'
import type { ActiveQuote } from '../storage/use-active-quote'
import { focusHeading } from './heading'

/** Changes of the quote list; a removal can be undone until the list is changed again. */
export function useRemoval(items: QuoteItems, onChange: ActiveQuote['change']) {
  const [removed, setRemoved] = useState<{ name: string; item: QuoteItem; at: number }>()
  const change: ActiveQuote['change'] = (update) => {
    setRemoved(undefined)
    onChange(update)
  }
  const remove = ({ product: { id, name }, quantity }: QuoteLine) => {
    focusHeading()
    setRemoved({ name, item: { id, quantity }, at: items.findIndex((item) => item.id === id) })
    onChange((items) => withoutItem(items, id))
  }
  const restore = () => {
    focusHeading()
    if (removed) change((items) => withItemAt(items, removed.item, removed.at))
  }
  return { removed, change, remove, restore }
}
