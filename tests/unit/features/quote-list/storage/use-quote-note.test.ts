import { act, cleanup, renderHook } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { useQuoteNote } from '@/features/quote-list/storage/use-quote-note'
import { pageShown } from '../../../../support/unit/page-shown'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

it('a note that could not be stored lasts as long as the page, wherever its field goes', () => {
  const stored = { getItem: () => 'old', removeItem: () => {} }
  vi.stubGlobal('localStorage', {
    ...stored,
    setItem() {
      throw new DOMException('full', 'QuotaExceededError')
    },
  })
  const first = renderHook(useQuoteNote)
  act(() => first.result.current[1]('250 g jars'))
  first.unmount()
  const { result } = renderHook(useQuoteNote)
  expect(result.current[0]).toBe('250 g jars')
  act(() => void dispatchEvent(pageShown(true)))
  expect(result.current[0]).toBe('250 g jars')

  vi.stubGlobal('localStorage', { ...stored, setItem: () => {} })
  act(() => result.current[1]('by Diwali'))
  expect(renderHook(useQuoteNote).result.current[0]).toBe('old')
})
