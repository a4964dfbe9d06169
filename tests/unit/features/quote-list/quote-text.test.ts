import { expect, it, vi } from 'vitest'
import { quoteText } from '@/features/quote-list/quote-text'
import { pageShown } from '../../../support/page-shown'

it('tells of a list that another page changed while this one stood in the back/forward cache', () => {
  const tell = vi.fn()
  const leave = quoteText.subscribe(tell)
  quoteText.write('HNY-1*1')
  tell.mockClear()
  localStorage.setItem('quote', 'HNY-1*5')
  dispatchEvent(pageShown(false))
  expect(quoteText.read()).toBe('HNY-1*1')
  dispatchEvent(pageShown(true))
  expect(tell).toHaveBeenCalledTimes(1)
  expect(quoteText.read()).toBe('HNY-1*5')
  leave()
})
