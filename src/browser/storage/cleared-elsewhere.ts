import { clearTab } from './storage'

/** Loads the page anew when another tab clears this device, so that nothing stays in memory here. */
export function reloadOnceCleared(): () => void {
  const onStorage = ({ key }: StorageEvent) => {
    if (key !== null) return
    clearTab()
    location.reload()
  }
  addEventListener('storage', onStorage)
  return () => removeEventListener('storage', onStorage)
}
