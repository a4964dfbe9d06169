import { createContext, type RefObject, startTransition, useContext, useMemo, useOptimistic } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { historyEntry } from '@/browser/history-entry'
import { applyListing } from '@/domain/listing/apply-listing'
import type { Listing } from '@/domain/listing/filters'
import { readListing, writeListing } from '@/domain/listing/listing'
import { useAfterHydration } from '@/hooks/use-hydrated'

/** The history entry of this opening of the drawer: its later choices replace it. */
export const DrawerEntry = createContext<RefObject<string | undefined> | undefined>(undefined)

/**
 * Finds the products of a listing: passed down by the page, so that list, count and drawer work it
 * out once. A function, not the products: the page and its controls answer before the module that
 * loads lists has come.
 */
export const FindProducts = createContext(applyListing)

/** Changes the listing; `replace` replaces the history entry, as while a text is typed. */
export type ChangeListing = (change: (listing: Listing) => Listing, options?: { replace?: boolean }) => void

/**
 * What the visitor has chosen. It lives in the address and nowhere else (docs/behaviour.md).
 * Prerendered HTML shows the listing without a choice; the address is applied right after
 * hydration.
 */
export function useListing(): [Listing, ChangeListing] {
  const { search } = useLocation()
  const navigate = useNavigate()
  const known = useAfterHydration(search, '')
  const listing = useMemo(() => readListing(new URLSearchParams(known)), [known])

  // The list of a new address is drawn with low priority; the control that was used changes at once.
  const [shown, show] = useOptimistic(listing)

  const drawer = useContext(DrawerEntry)
  const changeListing: ChangeListing = (change, { replace = false } = {}) => {
    // The router writes the address at once and renders later, so a change builds on the address.
    const { search: current, hash } = window.location
    const parameters = new URLSearchParams(current)
    const next = change(readListing(parameters))
    // A comma needs no escape there, and a link is nicer to read without.
    const written = writeListing(next, parameters).toString().replaceAll('%2C', ',')
    const address = written && `?${written}`
    if (address === current) return // the listing is the same: no new history entry
    const isOfDrawer = drawer?.current === historyEntry()
    startTransition(() => {
      show(next)
      void navigate({ search: address, hash }, { replace: replace || isOfDrawer })
    })
    if (drawer) drawer.current = historyEntry()
  }
  return [shown, changeListing]
}
