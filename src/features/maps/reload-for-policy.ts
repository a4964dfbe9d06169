import { readPageData } from '@/boot/page-data'

const key = 'reloaded-for-map'

/**
 * A page's Content-Security-Policy holds for as long as the document lives, and only map pages allow Google's
 * script. Whoever came here from another page without a load in between gets the page loaded anew, once, under
 * its own policy.
 * @returns whether the page is being loaded anew
 */
export function reloadForPolicy(): boolean {
  const documentPage = readPageData()?.url
  if (documentPage === undefined || documentPage === location.pathname.replace(/(.)\/$/, '$1')) return false
  try {
    if (sessionStorage.getItem(key) === location.pathname) return false
    sessionStorage.setItem(key, location.pathname)
  } catch {
    return false // nowhere to remember the reload by: better no map than a page that turns in circles
  }
  location.reload()
  return true
}
