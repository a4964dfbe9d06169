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
  await Promise.all([forgetWorkers(), forgetCopies()]).catch(() => {}) // a browser that refuses has kept none
  const { pathname } = window.location
  window.location.replace(`${pathname}?${forgottenParameter}`)
}

async function forgetWorkers(): Promise<void> {
  const workers = (await navigator.serviceWorker?.getRegistrations()) ?? []
  await Promise.all(workers.map((worker) => worker.unregister()))
}

async function forgetCopies(): Promise<void> {
  if (!('caches' in window)) return
  await Promise.all((await caches.keys()).map((name) => caches.delete(name)))
}
