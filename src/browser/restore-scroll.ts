import { historyEntryKey, markHistoryEntry } from './history-entry'
import { tabStorage } from './storage/storage'

/** Key of the tab's storage: the entry that was left last, and its scroll position in pixels. */
const storageKey = 'left-at'

/** Events by which a reader chooses another position. */
const readerActs = ['wheel', 'touchstart', 'pointerdown', 'keydown', 'popstate']

/**
 * Restores the scroll position after a reload or a return from another site, even where the page
 * grows that long only once its lists have come. Scrolling within the site is that of
 * `useNavigationEffects` (R-GEN-04, R-GEN-05).
 */
export function restoreScroll(): void {
  markHistoryEntry()
  addEventListener('popstate', markHistoryEntry)
  history.scrollRestoration = 'manual'
  addEventListener('pagehide', () => {
    tabStorage.write(storageKey, `${historyEntryKey()} ${window.scrollY}`)
    // The browser begins before our scripts are there.
    history.scrollRestoration = 'auto'
  })
  addEventListener('pageshow', ({ persisted }) => {
    history.scrollRestoration = 'manual'
    // Where nothing can be stored, no entry is known to have been left last.
    if (persisted && tabStorage.read(storageKey) !== undefined && lastPosition() === undefined) toTop()
  })
  if (!isReturn()) return
  const position = lastPosition()
  if (position === undefined) toTop()
  else scrollWhenLongEnough(position)
}

/** Whether this visit of the page goes on with an earlier one. */
function isReturn(): boolean {
  const [visit] = performance.getEntriesByType('navigation')
  return visit instanceof PerformanceNavigationTiming && /^(reload|back_forward)$/.test(visit.type)
}

/** How far this entry was scrolled, if it is the one that was left last. */
function lastPosition(): number | undefined {
  const [entry, top] = (tabStorage.read(storageKey) ?? '').split(' ')
  return entry === historyEntryKey() ? Number(top) : undefined
}

const toTop = () => window.scrollTo({ top: 0, behavior: 'instant' })

/** Waits until the page is that long, or the reader scrolls. */
function scrollWhenLongEnough(top: number): void {
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
