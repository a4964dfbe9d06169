import { sitePath } from '@/config/language'
import { shareLink } from '@/domain/share/campaign'

/**
 * Hands a link to the system's sheet. True once that has dealt with it, also where the visitor closed it; false
 * where the system does not take it.
 */
export async function shareNatively(title: string, address: string): Promise<boolean> {
  const link = { title, url: shareLink(location.origin, sitePath(address)) }
  try {
    await navigator.share(link)
    return true
  } catch (cause) {
    return cause instanceof DOMException && cause.name === 'AbortError'
  }
}
