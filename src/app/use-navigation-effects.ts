import { useCallback, useEffect, useRef, useState } from 'react'
import { type Location, useLocation } from 'react-router-dom'
import { showCanonical } from '@/app/navigation/document-head'
import type { OnNavigated } from '@/app/navigation/navigation-context'
import { withoutProduct } from '@/config/paths'
import { isIndexed } from './routes'

/** Anyone can type an anchor, and it may be encoded wrongly: then it leads nowhere. */
function anchorOf(hash: string): string {
  try {
    return decodeURIComponent(hash.slice(1))
  } catch {
    return ''
  }
}

function bringIntoView(hash: string): HTMLElement | null {
  const target = document.getElementById(anchorOf(hash))
  const fold = target?.closest('details')
  if (fold) fold.open = true // as the browser does for an anchor that it follows itself
  target?.scrollIntoView({ block: 'start', behavior: 'instant' })
  return target
}

function focusOn(target: HTMLElement | null): void {
  if (!target) return
  if (!target.hasAttribute('tabindex')) target.tabIndex = -1
  target.focus({ preventScroll: true })
}

/** A product's address is that of its listing, over which its panel stands. */
const isOtherPage = (one: string, other: string) => withoutProduct(one) !== withoutProduct(other)

/**
 * Whether a menu is open. It cannot be the one whose link was followed, which has closed by now; one
 * that was opened while the page loaded would close if the focus moved.
 */
const isMenuOpen = () => document.querySelector('header :is(details[open], :popover-open)') !== null

/**
 * Scrolling, focus, canonical link and announced title of every navigation (R-GEN-04, R-GEN-05). A
 * new path scrolls to the top, also by Back, and so does a link to the page that is shown; an anchor
 * scrolls to its target, where it has one, and Back from there to where the reader was. A new query
 * or an open product panel does neither, and a freshly loaded page is left where its reader is.
 * `announcement` is the text of the live region: empty at first, since the browser announces a
 * loaded page.
 */
export function useNavigationEffects(): { onNavigated: OnNavigated; announcement: string } {
  const previous = useRef<Location>(null)
  /** Pixels that a history entry was scrolled by when an anchor of its page was followed, by the entry's key. */
  const leftAt = useRef<Record<string, number>>({})
  const [announcement, setAnnouncement] = useState('')

  // Whether the visitor has set out for another page since one was last shown: what is shown next is
  // that page, or the old one again.
  const hasSetOut = useRef(false)
  const { pathname } = useLocation()
  useEffect(() => {
    if (previous.current && isOtherPage(previous.current.pathname, pathname)) hasSetOut.current = true
  }, [pathname])

  const onNavigated = useCallback((location: Location) => {
    const from = previous.current
    if (!hasSetOut.current && from?.key === location.key && from.pathname === location.pathname) return // StrictMode's second run
    previous.current = location
    const newPath = !from || hasSetOut.current || isOtherPage(from.pathname, location.pathname)
    hasSetOut.current = false
    showCanonical(isIndexed(location.pathname) ? location.pathname : undefined)
    const isSameView = from?.pathname === location.pathname && from.search === location.search
    // A link to the address that is shown was followed. Entries with a state are steps within the page.
    const isRepeated = isSameView && from.hash === location.hash && !from.state && !location.state
    const namesAnchor = location.hash && (newPath || from.hash !== location.hash || isSameView)
    const { scrollY } = window
    const top = leftAt.current[location.key]
    // On a page load the browser goes to the anchor itself, and the reader may have scrolled on since.
    const target = namesAnchor && (from || scrollY === 0) ? bringIntoView(location.hash) : undefined
    if (target) {
      if (from && !newPath) leftAt.current[from.key] = scrollY
      // Whoever has gone on with Tab from there is left where they are.
      if (from && !target.contains(document.activeElement)) focusOn(target)
    } else if (from && (newPath || isRepeated)) {
      window.scrollTo({ top: 0, behavior: 'instant' })
      if (!isMenuOpen()) focusOn(document.querySelector('h1'))
    } else if (from?.hash && top !== undefined) {
      window.scrollTo({ top, behavior: 'instant' })
    }
    if (from && newPath) setAnnouncement(document.title)
  }, [])

  return { onNavigated, announcement }
}
