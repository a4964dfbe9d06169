import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router-dom'
import { sitePath } from '@/config/language'

const utmParametersIn = (search: string) =>
  [...new URLSearchParams(search)].filter(([name]) => name.startsWith('utm_'))

/** The campaign of the page that led here by a page load, as links to map pages do. */
function utmParametersOfReferrer(): [string, string][] {
  const referrer = URL.canParse(document.referrer) ? new URL(document.referrer) : undefined
  return referrer?.origin === window.location.origin ? utmParametersIn(referrer.search) : []
}

/**
 * Carries the campaign of an address (`utm_*`) along for the whole visit. The router is not told:
 * nothing that it draws depends on it.
 */
export function useCampaignParameters(): void {
  const location = useLocation()
  const campaign = useRef<[string, string][]>(undefined)
  useEffect(() => {
    const { search, pathname, hash } = location
    const own = utmParametersIn(search)
    if (own.length > 0) {
      campaign.current = own
      return
    }
    campaign.current ??= utmParametersOfReferrer()
    if (campaign.current.length === 0) return
    const parameters = new URLSearchParams([...new URLSearchParams(search), ...campaign.current])
    history.replaceState(history.state, '', `${sitePath(pathname)}?${parameters}${hash}`)
  }, [location])
}
