import { createListeners } from '@/browser/listeners'
import { onStorageChange } from '@/browser/storage/on-storage-change'
import { deviceStorage } from '@/browser/storage/storage'
import { once } from '@/domain/once'

/** Key of local storage that holds the list, as `writeItems` writes it. */
const key = 'quote'

let text: string | undefined

/** Whether storage has what `text` says. */
let isStored = true

const listeners = createListeners()

/** Takes over what another page has stored. */
function readAgain(): void {
  if (!isStored) return
  text = undefined
  listeners.notify()
}

/** Follows other pages, from the first subscriber on. */
const follow = once(() => onStorageChange(key, readAgain))

/**
 * The quote list of this device as text, as an external store. Every page shows its count, so it is
 * part of the start and reads no items. It follows changes of other tabs, also after the
 * back/forward cache; where nothing can be stored, the list lasts as long as the page.
 */
export const quoteStorage = {
  subscribe(listener: () => void) {
    follow()
    return listeners.add(listener)
  },
  /** Whether the list outlives the page: this browser has stored it. */
  isStored: () => isStored,
  read: () => (text ??= deviceStorage.read(key) ?? ''),
  write(next: string): void {
    text = next
    isStored = deviceStorage.write(key, next)
    listeners.notify()
  },
}
