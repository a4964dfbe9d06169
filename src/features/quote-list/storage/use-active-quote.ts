import { useEffect, useMemo, useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { oddQuantities, type QuoteItems, readItems, writeItems } from '@/domain/quote/quote-items'
import { useHydrated } from '@/hooks/use-hydrated'
import { quoteItems, storeItems, useQuoteItems } from './use-quote-items'

/** The parameter of the address that holds a list. */
export const itemsParameter = 'items'

export type ActiveQuote = {
  /** Undefined until the page knows its address and this device. */
  items: QuoteItems | undefined
  /** This device's list, where the one that is shown came with a link. */
  own: QuoteItems | undefined
  /** What the link said in place of a quantity, by product; it outlives the link, which leaves the address. */
  odd: ReadonlyMap<string, string>
  /** Changes the list as it is now: the router shows a change of the address a moment after it was made. */
  change: (update: (items: QuoteItems) => QuoteItems) => void
  /** Makes a list this device's own, and shows that from now on. */
  store: (items: QuoteItems) => void
}

const nothingSeen = { text: null, odd: new Map<string, string>() }

/** The list in the query of an address, as text. */
const itemsText = (search: string) => new URLSearchParams(search).get(itemsParameter)

const isSame = (one: QuoteItems, other: QuoteItems) => writeItems(one) === writeItems(other)

/**
 * The list to show: that of the address, else this device's. A link's list becomes the device's
 * where that has none. Otherwise it stays in the address, changes included, and the device's own is
 * unchanged until the visitor chooses.
 */
export function useActiveQuote(): ActiveQuote {
  const hydrated = useHydrated()
  const device = useQuoteItems()
  const { search } = useLocation()
  const navigate = useNavigate()
  const text = itemsText(search)
  const linked = useMemo(() => readItems(text ?? ''), [text])

  const [seen, setSeen] = useState<{ text: string | null; odd: ReadonlyMap<string, string> }>(nothingSeen)
  if (hydrated && text !== null && text !== seen.text) setSeen({ text, odd: oddQuantities(text) })

  const setText = (next: string | undefined) => {
    const parameters = new URLSearchParams(window.location.search)
    if (next) parameters.set(itemsParameter, next)
    else parameters.delete(itemsParameter)
    void navigate({ search: parameters.toString() }, { replace: true })
  }
  const store = (items: QuoteItems) => {
    storeItems(items)
    setText(undefined)
  }
  useEffect(() => {
    if (text === null) return
    // What the store says now: while React hydrates, `device` holds nothing.
    const own = quoteItems()
    if (linked.length === 0) setText(undefined)
    else if (own.length === 0 || isSame(linked, own)) store(linked)
  })

  const isForeign = linked.length > 0 && device.length > 0 && !isSame(linked, device)
  return {
    items: hydrated ? (linked.length > 0 ? linked : device) : undefined,
    own: hydrated && isForeign ? device : undefined,
    odd: seen.odd,
    change: (update) =>
      isForeign
        ? setText(writeItems(update(readItems(itemsText(window.location.search) ?? ''))))
        : storeItems(update(quoteItems())),
    store,
  }
}
