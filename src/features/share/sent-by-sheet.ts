import { shareLink } from '@/domain/campaign'

/**
 * Hands a link to the system's sheet. True once that has dealt with it, also where the visitor closed it; false
 * where the system does not take it.
 */
export async function sentBySheet(title: string, address: string): Promise<boolean> {
  const link = { title, url: shareLink(location.origin, address) }
  try {
    await navigator.share(link)
    return true
  } catch (cause) {
    return cause instanceof DOMException && cause.name === 'AbortError'
  }
}
