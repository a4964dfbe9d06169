import { clearTab, stopStoring, wasCleared } from './storage'

/**
 * Reloads the page when this device is cleared in another tab, or was cleared while nobody listened:
 * before the browser was idle, and in the back/forward cache. So nothing stays in memory here, and
 * the next document clears the tab (`storage.ts`).
 */
export function reloadWhenCleared(): () => void {
  const onStorage = ({ key }: StorageEvent) => {
    if (key !== null) return
    clearTab()
    location.reload()
  }
  const onShow = () => {
    if (!wasCleared()) return
    stopStoring()
    location.reload()
  }
  onShow()
  addEventListener('storage', onStorage)
  addEventListener('pageshow', onShow)
  return () => {
    removeEventListener('storage', onStorage)
    removeEventListener('pageshow', onShow)
  }
}
