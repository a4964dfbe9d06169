import { useEffect, useMemo, useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { invalidQuantities, type QuoteItems, readItems, writeItems } from '@/domain/quote/quote-items'
import { useHydrated } from '@/hooks/use-hydrated'
import { quoteStorage } from './quote-storage'
import { quoteItems, storeItems, useQuoteItems } from './use-quote-items'

/** The parameter of the address that holds a list. */
export const itemsParameter = 'items'

/** The list that the page shows, and what is done with it. */
export type ActiveQuote = {
  /** Undefined until the page knows its address and this device. */
  items: QuoteItems | undefined
  /** This device's list, where the one that is shown came with a link. */
  own: QuoteItems | undefined
  /** What the link said in place of a quantity, by product; it outlives the link, which leaves the address. */
  invalid: ReadonlyMap<string, string>
  /** Changes the list as it is now: the router shows a change of the address a moment after it was made. */
  change: (update: (items: QuoteItems) => QuoteItems) => void
  /** The visitor's choice between a link's list and the own one: makes a list this device's own, and shows that. */
  store: (items: QuoteItems) => void
}

const nothingInvalid: ReadonlyMap<string, string> = new Map()

/** State of a history entry whose list is a link's that the visitor has changed. */
const edited = 'quote-list-edited'

/** The list in the query of an address, as text. */
const itemsText = (search: string) => new URLSearchParams(search).get(itemsParameter)

const isSame = (one: QuoteItems, other: QuoteItems) => writeItems(one) === writeItems(other)

/** The list in the address, whether the visitor has changed it there, and a function that writes another. */
function useItemsText() {
  const { search, state } = useLocation()
  const navigate = useNavigate()
  const setText = (next: string | undefined, mark?: typeof edited) => {
    if ((next ?? null) === itemsText(window.location.search)) return
    const parameters = new URLSearchParams(window.location.search)
    if (next === undefined) parameters.delete(itemsParameter)
    else parameters.set(itemsParameter, next)
    void navigate({ search: parameters.toString() }, { replace: true, state: mark })
  }
  return { text: itemsText(search), isEdited: state === edited, setText }
}

/**
 * The list to show:
 * - No list in the address: the device's.
 * - The device has none, or the same one: the link's list becomes the device's, and leaves the address.
 * - Otherwise the link's list stays in the address, with the changes made to it, until the visitor chooses one of both.
 * - Where nothing can be stored, the device's list stands in the address, for a reload.
 */
export function useActiveQuote(): ActiveQuote {
  const hydrated = useHydrated()
  const device = useQuoteItems()
  const { text, isEdited, setText } = useItemsText()
  const linked = useMemo(() => readItems(text ?? ''), [text])

  const [seen, setSeen] = useState({ text: null as string | null, invalid: nothingInvalid })
  if (hydrated && text !== null && text !== seen.text) setSeen({ text, invalid: invalidQuantities(text) })

  const storeOrPutInAddress = (items: QuoteItems) =>
    setText(storeItems(items) ? undefined : writeItems(items))
  useEffect(() => {
    // The address and the store are read directly: the router and a hydrating React are a moment late.
    if (text === null || text !== itemsText(window.location.search)) return
    const own = quoteItems()
    if (linked.length === 0 && !isEdited) setText(undefined)
    else if (own.length === 0 || (!isEdited && isSame(linked, own))) {
      if (storeItems(linked)) setText(undefined)
    }
  })

  const differs = isEdited || (linked.length > 0 && !isSame(linked, device))
  const showsLinkedList = differs && device.length > 0 && quoteStorage.isStored()
  const shown = showsLinkedList || device.length === 0 ? linked : device
  return {
    items: hydrated ? shown : undefined,
    own: hydrated && showsLinkedList ? device : undefined,
    invalid: seen.invalid,
    change: (update) =>
      showsLinkedList
        ? setText(writeItems(update(readItems(itemsText(window.location.search) ?? ''))), edited)
        : storeOrPutInAddress(update(quoteItems())),
    store: (items) => {
      // The second of two quick presses: the choice is made, and the router shows it a moment later.
      if (itemsText(window.location.search) === null) return
      setSeen({ text, invalid: nothingInvalid })
      storeOrPutInAddress(items)
    },
  }
}
