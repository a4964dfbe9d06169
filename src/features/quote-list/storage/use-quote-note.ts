import { useEffect, useState } from 'react'
import { onStorageChange } from '@/browser/storage/on-storage-change'
import { deviceStorage } from '@/browser/storage/storage'

/** Key of local storage that holds the note. */
const key = 'quote-note'

const stored = () => deviceStorage.read(key) ?? ''

/** Whether the note lasts no longer than the page, since the browser has refused to store it. */
let isUnstored = false

/** The note of the list, stored on this device unless it is empty. Other tabs stay in step. */
export function useQuoteNote(): [note: string, setNote: (note: string) => void] {
  const [note, setNote] = useState(stored)
  useEffect(() => onStorageChange(key, () => isUnstored || setNote(stored())), [])
  return [
    note,
    (next) => {
      setNote(next)
      isUnstored = next !== '' && !deviceStorage.write(key, next)
      if (!next) deviceStorage.remove(key)
    },
  ]
}
