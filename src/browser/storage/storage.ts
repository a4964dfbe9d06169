/**
 * Browser storage, which may be full, forbidden or missing (private windows, embedded views).
 * Nothing throws: reading then gives undefined, writing false.
 */
export type SafeStorage = {
  read(key: string): string | undefined
  /** Whether it was stored. */
  write(key: string, value: string): boolean
  remove(key: string): void
  clear(): void
}

let isStopped = false

function safely(name: 'localStorage' | 'sessionStorage'): SafeStorage {
  return {
    read(key) {
      try {
        return window[name].getItem(key) ?? undefined
      } catch {
        return undefined
      }
    },
    write(key, value) {
      if (isStopped) return false
      try {
        window[name].setItem(key, value)
        return true
      } catch {
        return false
      }
    },
    remove(key) {
      try {
        window[name].removeItem(key)
      } catch {
        // Nothing was stored either.
      }
    },
    clear() {
      try {
        window[name].clear()
      } catch {
        // Nothing was stored either.
      }
    },
  }
}

/** Storage of the device, from visit to visit. */
export const deviceStorage = safely('localStorage')

/** Key under which the device holds the token of the calls (R-API-02); no report may contain that token. */
export const tokenKey = 'token'

const session = safely('sessionStorage')

/**
 * Key of the time at which this device first stored something for a tab. Local storage holds it, and so
 * does the storage of each such tab. Clearing the device removes it: a tab whose time differs has missed that.
 */
const sinceKey = 'stored-since'

let since = session.read(sinceKey)

/** Whether this device was cleared after this document or an earlier one of its tab had stored something. */
export const wasCleared = (): boolean => since !== undefined && since !== deviceStorage.read(sinceKey)

if (wasCleared()) {
  session.clear()
  since = undefined
}

/** Storage of the tab, until it is closed or this device is cleared. */
export const tabStorage: SafeStorage = {
  ...session,
  write(key, value) {
    if (since === undefined) {
      deviceStorage.write(sinceKey, deviceStorage.read(sinceKey) ?? String(Date.now()))
      // What cannot be read again would count as cleared.
      since = deviceStorage.read(sinceKey)
      if (since !== undefined) session.write(sinceKey, since)
    }
    return session.write(key, value)
  },
}

/** Blocks further writing: the page would store again what it has in memory. */
export function stopStoring(): void {
  isStopped = true
}

/** Clears this tab's storage and blocks further writing. */
export function clearTab(): void {
  stopStoring()
  tabStorage.clear()
}
