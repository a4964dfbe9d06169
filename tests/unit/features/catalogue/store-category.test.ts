import { afterEach, expect, it, vi } from 'vitest'
import { storeCategory } from '@/features/catalogue/store-category'

afterEach(() => localStorage.clear())

it('stores the category under catID', () => {
  storeCategory('AGR11-100A')
  expect(localStorage.getItem('catID')).toBe('AGR11-100A') // R-LIST-38
})

it('lets a browser that stores nothing browse all the same', () => {
  vi.stubGlobal('localStorage', {
    setItem: () => {
      throw new DOMException('full', 'QuotaExceededError')
    },
    clear: () => {},
  })
  expect(() => storeCategory('AGR11-100A')).not.toThrow()
})
