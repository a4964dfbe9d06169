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

/** Storage of the tab, until it is closed. */
export const tabStorage = safely('sessionStorage')

/** Blocks further writing: the page would store again what it has in memory. */
export function stopStoring(): void {
  isStopped = true
}

/** Clears this tab's storage and blocks further writing. */
export function clearTab(): void {
  stopStoring()
  tabStorage.clear()
}
