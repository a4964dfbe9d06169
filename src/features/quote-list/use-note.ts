import { useState } from 'react'
import { deviceStorage } from '@/browser/storage'

/** Key of local storage that holds the note. */
const key = 'quote-note'

/** The note of the list, kept on this device while there is one. */
export function useNote(): [note: string, setNote: (note: string) => void] {
  const [note, setNote] = useState(() => deviceStorage.read(key) ?? '')
  return [
    note,
    (next) => {
      setNote(next)
      if (next) deviceStorage.write(key, next)
      else deviceStorage.remove(key)
    },
  ]
}
