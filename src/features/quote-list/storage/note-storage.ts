import { deviceStorage } from '@/browser/storage/storage'

/** Key of local storage that holds the note of the quote list. */
export const noteKey = 'quote-note'

/** The note where the browser has refused to store it: it lasts as long as the page. */
let unstored: string | undefined

/** The note of the quote list, empty where there is none. */
export const storedNote = (): string => unstored ?? deviceStorage.read(noteKey) ?? ''

/** Stores the note of the quote list on this device, or forgets it where it is empty. */
export function storeNote(note: string): void {
  unstored = note === '' || deviceStorage.write(noteKey, note) ? undefined : note
  if (!note) deviceStorage.remove(noteKey)
}
