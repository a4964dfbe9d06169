import { historyEntry, markHistoryEntry } from './history-entry'
import { tabStorage } from './storage'

/** Holds the entry that was left last, and how far it was scrolled, in pixels. */
const storageKey = 'left-at'

/** What a reader does who wants to be somewhere else, or goes there. */
const readerActs = ['wheel', 'touchstart', 'pointerdown', 'keydown', 'popstate']

/**
 * Scrolling within the site is the router's business (R-GEN-04, R-GEN-05). A reload and the way back from another
 * site lead to where the reader was, even where the page grows that long only after its lists have come.
 */
export function restoreScroll(): void {
  markHistoryEntry()
  history.scrollRestoration = 'manual'
  addEventListener('pagehide', () => {
    tabStorage.write(storageKey, `${historyEntry()} ${window.scrollY}`)
    // The browser begins before our scripts are there.
    history.scrollRestoration = 'auto'
  })
  addEventListener('pageshow', ({ persisted }) => {
    history.scrollRestoration = 'manual'
    if (persisted && placeLeftLast() === undefined) toTop()
  })
  if (!isReturn()) return
  const place = placeLeftLast()
  if (place === undefined) toTop()
  else scrollOnceLongEnough(place)
}

/** Whether this visit of the page goes on with an earlier one. */
function isReturn(): boolean {
  const [visit] = performance.getEntriesByType('navigation')
  return visit instanceof PerformanceNavigationTiming && /^(reload|back_forward)$/.test(visit.type)
}

/** How far this entry was scrolled, where it was left last: no other page of ours was between then and now. */
function placeLeftLast(): number | undefined {
  const [entry, top] = (tabStorage.read(storageKey) ?? '').split(' ')
  return entry === historyEntry() ? Number(top) : undefined
}

const toTop = () => window.scrollTo({ top: 0, behavior: 'instant' })

/** Waits until there is so much to scroll, or until the reader does something else. */
function scrollOnceLongEnough(top: number): void {
  const page = document.documentElement
  const ended = new AbortController()
  const growth = new ResizeObserver(() => {
    if (page.scrollHeight - page.clientHeight < top) return
    ended.abort()
    window.scrollTo({ top, behavior: 'instant' })
  })
  ended.signal.addEventListener('abort', () => growth.disconnect())
  for (const action of readerActs)
    addEventListener(action, () => ended.abort(), { passive: true, signal: ended.signal })
  growth.observe(document.body)
}
