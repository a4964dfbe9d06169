import { sitePath } from '@/config/language'
import { shareLink } from '@/domain/share/campaign'

/**
 * Opens the system's share sheet. True once the sheet has dealt with the link, also where the
 * visitor closed it or pressed twice and it is open already; false where the system refuses.
 */
export async function shareNatively(title: string, address: string): Promise<boolean> {
  const link = { title, url: shareLink(location.origin, sitePath(address)) }
  try {
    await navigator.share(link)
    return true
  } catch (cause) {
    return cause instanceof DOMException && ['AbortError', 'InvalidStateError'].includes(cause.name)
  }
}
