import { clearTab, stopStoring, tabStorage } from './storage'

function keysOfTab(): string[] {
  try {
    return Object.keys(sessionStorage)
  } catch {
    return []
  }
}

/**
 * Loads the page anew when this device is cleared in another tab, or was in this one while the page
 * was in the back/forward cache, so that nothing stays in memory here.
 */
export function reloadWhenCleared(): () => void {
  const onStorage = ({ key }: StorageEvent) => {
    if (key !== null) return
    clearTab()
    location.reload()
  }
  // No event reaches that cache: what is gone from the tab's storage tells.
  let stored: string[] = []
  const onHide = () => {
    stored = keysOfTab()
  }
  const onShow = ({ persisted }: PageTransitionEvent) => {
    if (!persisted || stored.every((key) => tabStorage.read(key) !== undefined)) return
    stopStoring()
    location.reload()
  }
  addEventListener('storage', onStorage)
  addEventListener('pagehide', onHide)
  addEventListener('pageshow', onShow)
  return () => {
    removeEventListener('storage', onStorage)
    removeEventListener('pagehide', onHide)
    removeEventListener('pageshow', onShow)
  }
}
