import { clearTab, deviceStorage } from './storage'
import { unregisterWorker } from './unregister-worker'

/** Parameter of an address that says that this device has just been cleared. */
export const clearedParameter = 'cleared'

/** Milliseconds after which we stop waiting for a browser to remove its caches. */
const timeout = 3000

/**
 * Clears all that the site stored in this browser: both storages, the cached pages and their
 * worker. Then it reloads the page, which would store again what it has in memory; other tabs do the
 * same (`reloadWhenCleared`).
 */
export async function clearDevice(): Promise<void> {
  // Clearing an empty storage would fire no event in the other tabs.
  deviceStorage.write(clearedParameter, '')
  clearTab()
  // A browser that refuses storage has nothing to clear. The other tabs are told last: earlier,
  // they would reload with the old worker.
  const removed = unregisterWorker().catch(() => {})
  await Promise.race([removed, new Promise((resolve) => setTimeout(resolve, timeout))])
  deviceStorage.clear()
  const { pathname } = window.location
  window.location.replace(`${pathname}?${clearedParameter}`)
}
