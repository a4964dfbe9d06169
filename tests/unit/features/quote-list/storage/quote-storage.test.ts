import { expect, it, vi } from 'vitest'
import { quoteStorage } from '@/features/quote-list/storage/quote-storage'
import { pageShown } from '../../../../support/unit/page-shown'

it('tells of a list that another page changed while this one stood in the back/forward cache', () => {
  const tell = vi.fn()
  const leave = quoteStorage.subscribe(tell)
  quoteStorage.write('HNY-1*1')
  tell.mockClear()
  localStorage.setItem('quote', 'HNY-1*5')
  dispatchEvent(pageShown(false))
  expect(quoteStorage.read()).toBe('HNY-1*1')
  dispatchEvent(pageShown(true))
  expect(tell).toHaveBeenCalledTimes(1)
  expect(quoteStorage.read()).toBe('HNY-1*5')
  leave()
})

it('tells each subscriber once of what another tab stored', () => {
  const subscribers = [vi.fn(), vi.fn(), vi.fn()]
  const leave = subscribers.map(quoteStorage.subscribe)
  dispatchEvent(new StorageEvent('storage', { key: 'quote' }))
  for (const tell of subscribers) expect(tell).toHaveBeenCalledTimes(1)
  for (const stop of leave) stop()
})

it('lasts as long as the page where it could not be stored, also after the back/forward cache', () => {
  vi.stubGlobal('localStorage', {
    getItem: () => null,
    setItem() {
      throw new DOMException('full', 'QuotaExceededError')
    },
  })
  const leave = quoteStorage.subscribe(() => {})
  quoteStorage.write('HNY-1*7')
  expect(quoteStorage.isStored()).toBe(false)
  dispatchEvent(pageShown(true))
  expect(quoteStorage.read()).toBe('HNY-1*7')
  leave()
})
