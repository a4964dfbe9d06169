import { startTransition, useCallback, useMemo, useOptimistic } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { useHydrated } from '@/components/ui/use-hydrated'
import { type Listing, readListing, writeListing } from '@/domain/listing'

/** Changes the listing; `replace` keeps the number of steps back, as while a price is being typed. */
export type ChangeListing = (listing: Listing, options?: { replace?: boolean }) => void

/**
 * The listing's state, which lives in the address and nowhere else (CONTRACT §3). The prerendered HTML shows
 * the listing without a choice; what the address says is applied right after it was taken over.
 */
export function useListing(): [Listing, ChangeListing] {
  const { pathname, search, hash } = useLocation()
  const navigate = useNavigate()
  const known = useHydrated() ? search : ''
  const listing = useMemo(() => readListing(new URLSearchParams(known)), [known])

  // The router draws a new address when there is time; the control that was used shows its choice at once.
  const [shown, show] = useOptimistic(listing)

  const change = useCallback<ChangeListing>(
    (next, { replace = false } = {}) => {
      const written = writeListing(next, new URLSearchParams(search)).toString()
      const address = written && `?${written}`
      if (address === search) return // what was typed is no choice: no step for Back
      startTransition(() => {
        show(next)
        void navigate({ pathname, search: address, hash }, { replace })
      })
    },
    [show, navigate, pathname, search, hash],
  )
  return [shown, change]
}
