import { clearTab, deviceStorage } from './storage'
import { unregisterWorker } from './unregister-worker'

/** Parameter of the address to which clearing leads; its value is `partly` where something may be left. */
const clearedParameter = 'cleared'

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
  const removed = await Promise.race([
    unregisterWorker().catch(() => true),
    new Promise<false>((resolve) => setTimeout(() => resolve(false), timeout)),
  ])
  deviceStorage.clear()
  const { pathname } = window.location
  window.location.replace(`${pathname}?${clearedParameter}${removed ? '' : '=partly'}`)
}

/**
 * How the clearing went that led to this page, by its address; undefined where it was opened in any other way: a link
 * from elsewhere or a bookmark clears nothing.
 */
export function clearingOutcome(search: string): 'wholly' | 'partly' | undefined {
  const said = new URLSearchParams(search).get(clearedParameter)
  if (said === null || !document.referrer.startsWith(`${location.origin}/`)) return undefined
  return said === 'partly' ? 'partly' : 'wholly'
}
