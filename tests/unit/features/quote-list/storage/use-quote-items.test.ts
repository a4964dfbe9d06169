import { afterEach, expect, it, vi } from 'vitest'
import { deviceStorage } from '@/browser/storage/storage'
import { toast } from '@/components/toasts/toast'
import { quoteButton } from '@/content/en/features/quote-list/quote-button'
import { mostItems, withoutItem } from '@/domain/quote/quote-items'
import { noteKey, storedNote, storeNote } from '@/features/quote-list/storage/note-storage'
import { quoteStorage } from '@/features/quote-list/storage/quote-storage'
import { addItem, quoteItems, removeItem, storeItems } from '@/features/quote-list/storage/use-quote-items'

afterEach(() => void storeItems([]))

it('a product that is put back has the quantity that it had last, whoever took it off', () => {
  quoteStorage.write('HNY-1*3')
  removeItem('HNY-1')
  addItem('HNY-1')
  expect(quoteStorage.read()).toBe('HNY-1*3')

  storeItems([{ id: 'HNY-1', quantity: 8 }])
  storeItems(withoutItem(quoteItems(), 'HNY-1'))
  addItem('HNY-1')
  expect(quoteStorage.read()).toBe('HNY-1*8')
})

it('a new list begins without the note of the last one, and one that is put back with its own', () => {
  storeItems([{ id: 'HNY-9', quantity: 1 }])
  quoteItems() // the page has seen it
  deviceStorage.write(noteKey, 'For Anjali')
  removeItem('HNY-9')
  addItem('HNY-9')
  expect(deviceStorage.read(noteKey)).toBe('For Anjali')
  addItem('HNY-10')
  expect(deviceStorage.read(noteKey)).toBe('For Anjali')
  storeItems([])
  addItem('HNY-11')
  expect(deviceStorage.read(noteKey)).toBeUndefined()
})

it('a new list begins without it where the browser has refused to store it, too', () => {
  const full = () => {
    throw new DOMException('full', 'QuotaExceededError')
  }
  vi.stubGlobal('localStorage', { getItem: () => null, removeItem: () => {}, setItem: full })
  storeNote('For Anjali')
  expect(storedNote()).toBe('For Anjali')
  storeItems([])
  addItem('HNY-12')
  expect(storedNote()).toBe('')
})

it('a full list takes no product more, and says so', () => {
  const full = Array.from({ length: mostItems }, (_, index) => ({ id: `HNY-${index}`, quantity: 1 }))
  const error = vi.spyOn(toast, 'error').mockReturnValue()
  storeItems(full)
  addItem('HNY-0')
  expect(error).not.toHaveBeenCalled()
  addItem('HNY-more')
  expect(quoteItems()).toEqual(full)
  expect(error.mock.calls).toEqual([[quoteButton.full]])
})
