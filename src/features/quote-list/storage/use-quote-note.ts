import { useEffect, useState } from 'react'
import { onStorageChange } from '@/browser/storage/on-storage-change'
import { noteKey, storedNote, storeNote } from './note-storage'

/** The note of the list, stored on this device unless it is empty. Other tabs stay in step. */
export function useQuoteNote(): [note: string, setNote: (note: string) => void] {
  const [note, setNote] = useState(storedNote)
  useEffect(() => onStorageChange(noteKey, () => setNote(storedNote())), [])
  return [
    note,
    (next) => {
      setNote(next)
      storeNote(next)
    },
  ]
}
