import { afterEach, expect, it, vi } from 'vitest'
import { keepCategory } from '@/features/catalogue/keep-category'

afterEach(() => localStorage.clear())

it('keeps the category under catID', () => {
  keepCategory('AGR11-100A')
  expect(localStorage.getItem('catID')).toBe('AGR11-100A') // R-LIST-38
})

it('lets a browser that stores nothing browse all the same', () => {
  vi.stubGlobal('localStorage', {
    setItem: () => {
      throw new DOMException('full', 'QuotaExceededError')
    },
    clear: () => {},
  })
  expect(() => keepCategory('AGR11-100A')).not.toThrow()
})
