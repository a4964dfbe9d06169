import { beforeEach, expect, it, vi } from 'vitest'
import { restoreScroll } from '@/browser/restore-scroll'

/** The page comes back from the back/forward cache. */
const comeBack = () => dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }))

vi.stubGlobal('PerformanceNavigationTiming', class {})
restoreScroll()
beforeEach(() => {
  sessionStorage.clear()
  vi.spyOn(window, 'scrollTo')
})

it('begins at the top of an entry that was not left last', () => {
  sessionStorage.setItem('left-at', 'another 700')
  comeBack()
  expect(window.scrollTo).toHaveBeenCalledWith({ top: 0, behavior: 'instant' })
})

it('leaves the position to the browser where nothing could be stored', () => {
  comeBack()
  expect(window.scrollTo).not.toHaveBeenCalled()
})
