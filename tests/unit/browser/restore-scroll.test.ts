import { beforeEach, expect, it, vi } from 'vitest'
import { restoreScroll } from '@/browser/restore-scroll'
import { pageShown } from '../../support/unit/page-shown'

vi.stubGlobal('PerformanceNavigationTiming', class {})
restoreScroll()
beforeEach(() => {
  sessionStorage.clear()
  vi.spyOn(window, 'scrollTo')
})

it('begins at the top of an entry that was not left last', () => {
  sessionStorage.setItem('left-at', 'another 700')
  dispatchEvent(pageShown(true))
  expect(window.scrollTo).toHaveBeenCalledWith({ top: 0, behavior: 'instant' })
})

it('leaves the position to the browser where nothing could be stored', () => {
  dispatchEvent(pageShown(true))
  expect(window.scrollTo).not.toHaveBeenCalled()
})
