import { clearTab } from './storage'

/** Loads the page anew where another tab clears this device, so that nothing of it is remembered here. */
export function reloadOnceCleared(): () => void {
  const onStorage = ({ key }: StorageEvent) => {
    if (key !== null) return
    clearTab()
    location.reload()
  }
  addEventListener('storage', onStorage)
  return () => removeEventListener('storage', onStorage)
}
