import { removeOfflineCopies } from './offline-copies'
import { deviceStorage, tabStorage } from './storage'

/** Parameter of an address that says that this device has just been cleared. */
export const forgottenParameter = 'cleared'

/**
 * Clears all that the site keeps in this browser: both storages, and the copies for offline use with the worker that
 * serves them. The page is then loaded afresh, since what it holds in memory would otherwise be kept again.
 */
export async function forgetDevice(): Promise<void> {
  deviceStorage.clear()
  tabStorage.clear()
  await removeOfflineCopies().catch(() => {}) // a browser that refuses has kept none
  const { pathname } = window.location
  window.location.replace(`${pathname}?${forgottenParameter}`)
}
