import { onStorageChange } from '@/browser/storage/on-storage-change'
import { deviceStorage } from '@/browser/storage/storage'

/** Key of local storage that holds the list, as `writeItems` writes it. */
const key = 'quote'

let text: string | undefined

/** Whether storage has what `text` says. */
let isStored = true

const listeners = new Set<() => void>()

function tell(): void {
  for (const listener of listeners) listener()
}

function readAgain(): void {
  if (!isStored) return
  text = undefined
  tell()
}

/**
 * The quote list of this device as text, as an external store. Every page shows its count, so it is
 * part of the start and reads no items. It follows changes of other tabs, also after the
 * back/forward cache; where nothing can be stored, the list lasts as long as the page.
 */
export const quoteStorage = {
  subscribe(listener: () => void) {
    const leave = onStorageChange(key, readAgain)
    listeners.add(listener)
    return () => {
      listeners.delete(listener)
      leave()
    }
  },
  read: () => (text ??= deviceStorage.read(key) ?? ''),
  /** @returns whether it was stored */
  write(next: string): boolean {
    text = next
    isStored = deviceStorage.write(key, next)
    tell()
    return isStored
  },
}
