import { createContext, type RefObject, startTransition, useContext, useMemo, useOptimistic } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { historyEntry } from '@/browser/history-entry'
import { type Listing, readListing, writeListing } from '@/domain/listing/listing'
import { useOnceHydrated } from '@/hooks/use-hydrated'

/** The entry of the history that a visit of the drawer has made: later choices of the visit are written over it. */
export const VisitEntry = createContext<RefObject<string | undefined> | undefined>(undefined)

/** Changes the listing; `replace` keeps the number of steps back, as while a text is being typed. */
export type ChangeListing = (change: (listing: Listing) => Listing, options?: { replace?: boolean }) => void

/**
 * What the visitor has chosen. It lives in the address and nowhere else (docs/behaviour.md), so every component
 * that shows or changes a part of it asks here. Prerendered HTML shows the listing without a choice; what the
 * address says is applied as soon as it is hydrated.
 */
export function useListing(): [Listing, ChangeListing] {
  const { search } = useLocation()
  const navigate = useNavigate()
  const known = useOnceHydrated(search, '')
  const listing = useMemo(() => readListing(new URLSearchParams(known)), [known])

  // The lists of a new address are drawn when there is time; the control that was used shows its choice at once.
  const [shown, show] = useOptimistic(listing)

  const visit = useContext(VisitEntry)
  const changeListing: ChangeListing = (change, { replace = false } = {}) => {
    // The router writes the address at once and draws it later: whoever changes something builds on what it says.
    const { search: current, hash } = window.location
    const parameters = new URLSearchParams(current)
    const next = change(readListing(parameters))
    // A comma needs no escape there, and a link is nicer to read without.
    const written = writeListing(next, parameters).toString().replaceAll('%2C', ',')
    const address = written && `?${written}`
    if (address === current) return // what was typed is no choice: no step for Back
    const isOfVisit = visit?.current === historyEntry()
    startTransition(() => {
      show(next)
      void navigate({ search: address, hash }, { replace: replace || isOfVisit })
    })
    if (visit) visit.current = historyEntry()
  }
  return [shown, changeListing]
}
