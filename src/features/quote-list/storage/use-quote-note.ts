import { useEffect, useState } from 'react'
import { onStorageChange } from '@/browser/storage/on-storage-change'
import { deviceStorage } from '@/browser/storage/storage'
import { noteKey as key } from './use-quote-items'

/** The note where the browser has refused to store it: it lasts as long as the page. */
let unstored: string | undefined

const currentNote = () => unstored ?? deviceStorage.read(key) ?? ''

/** The note of the list, stored on this device unless it is empty. Other tabs stay in step. */
export function useQuoteNote(): [note: string, setNote: (note: string) => void] {
  const [note, setNote] = useState(currentNote)
  useEffect(() => onStorageChange(key, () => setNote(currentNote())), [])
  return [
    note,
    (next) => {
      setNote(next)
      unstored = next === '' || deviceStorage.write(key, next) ? undefined : next
      if (!next) deviceStorage.remove(key)
    },
  ]
}
