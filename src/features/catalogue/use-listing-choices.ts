import { createContext, type RefObject, startTransition, useContext, useMemo, useOptimistic } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { historyEntryKey } from '@/browser/history-entry'
import { applyListing } from '@/domain/listing/apply-listing'
import type { ListingChoices } from '@/domain/listing/filters'
import { readChoices, writeChoices } from '@/domain/listing/listing-choices'
import { readableQuery } from '@/domain/share/readable-query'
import { useAfterHydration } from '@/hooks/use-hydrated'

/** The history entry of this opening of the drawer: its later choices replace it. */
export const DrawerEntry = createContext<RefObject<string | undefined> | undefined>(undefined)

/**
 * Finds the products of a listing: passed down by the page, so that list, count and drawer work it
 * out once. A function, not the products: the page and its controls answer before the module that
 * loads lists has come.
 */
export const FindProducts = createContext(applyListing)

/** Changes the choices; `replace` replaces the history entry, as while a text is typed. */
export type ChangeListing = (
  change: (choices: ListingChoices) => ListingChoices,
  options?: { replace?: boolean },
) => void

/**
 * What the visitor has chosen. It lives in the address and nowhere else (docs/behaviour.md).
 * Prerendered HTML shows the listing without a choice; the address is applied right after
 * hydration.
 */
export function useListingChoices(): [ListingChoices, ChangeListing] {
  const { search } = useLocation()
  const navigate = useNavigate()
  const known = useAfterHydration(search, '')
  const choices = useMemo(() => readChoices(new URLSearchParams(known)), [known])

  // The list of a new address is drawn with low priority; the control that was used changes at once.
  const [shown, show] = useOptimistic(choices)

  const drawer = useContext(DrawerEntry)
  const changeListing: ChangeListing = (change, { replace = false } = {}) => {
    // The router writes the address at once and renders later, so a change builds on the address.
    const { search: current, hash } = window.location
    const parameters = new URLSearchParams(current)
    const next = change(readChoices(parameters))
    const written = readableQuery(writeChoices(next, parameters))
    const address = written && `?${written}`
    if (address === current) return // the choices are the same: no new history entry
    const isOfDrawer = drawer?.current === historyEntryKey()
    startTransition(() => {
      show(next)
      void navigate({ search: address, hash }, { replace: replace || isOfDrawer })
    })
    if (drawer) drawer.current = historyEntryKey()
  }
  return [shown, changeListing]
}
