import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router-dom'

const campaignOf = (search: string) =>
  [...new URLSearchParams(search)].filter(([name]) => name.startsWith('utm_'))

/** The campaign of the page that led here by a page load, as the ways into the map pages are. */
function campaignOfReferrer(): [string, string][] {
  const referrer = URL.canParse(document.referrer) ? new URL(document.referrer) : undefined
  return referrer?.origin === window.location.origin ? campaignOf(referrer.search) : []
}

/**
 * What a campaign added to the address (`utm_*`) stays in it for the whole visit, wherever the visitor goes. The
 * router need not know: nothing that it draws depends on it.
 */
export function useCampaignParameters(): void {
  const location = useLocation()
  const campaign = useRef<[string, string][]>(undefined)
  useEffect(() => {
    const { search, pathname, hash } = location
    const own = campaignOf(search)
    if (own.length > 0) {
      campaign.current = own
      return
    }
    campaign.current ??= campaignOfReferrer()
    if (campaign.current.length === 0) return
    const parameters = new URLSearchParams([...new URLSearchParams(search), ...campaign.current])
    history.replaceState(history.state, '', `${pathname}?${parameters}${hash}`)
  }, [location])
}
