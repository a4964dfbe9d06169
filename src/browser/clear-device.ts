import { clearTab, deviceStorage } from './storage'
import { unregisterWorker } from './unregister-worker'

/** Parameter of an address that says that this device has just been cleared. */
export const clearedParameter = 'cleared'

/** Milliseconds after which copies are left to a browser that does not remove them. */
const patience = 3000

/**
 * Clears all that the site keeps in this browser: both storages, and the copies for offline use with the worker that
 * serves them. The page is then loaded afresh, since what it holds in memory would otherwise be kept again, and so are
 * those of other tabs, which clear theirs (`reloadOnceCleared`).
 */
export async function clearDevice(): Promise<void> {
  // A storage that is empty already would not tell the other tabs.
  deviceStorage.write(clearedParameter, '')
  clearTab()
  // A browser that refuses has kept none. The other tabs are told last: theirs would be the worker that is on its way out.
  const removed = unregisterWorker().catch(() => {})
  await Promise.race([removed, new Promise((resolve) => setTimeout(resolve, patience))])
  deviceStorage.clear()
  const { pathname } = window.location
  window.location.replace(`${pathname}?${clearedParameter}`)
}
