import { cleanup, renderHook } from '@testing-library/react'
import type { Location } from 'react-router-dom'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { useNavigationEffects } from '@/app/use-navigation-effects'

beforeEach(() => {
  document.body.innerHTML = '<h1>Farmers</h1><p id="offers">Offers</p>'
  vi.spyOn(window, 'scrollTo').mockReturnValue()
})
afterEach(() => {
  cleanup()
  document.body.innerHTML = ''
})

const at = (pathname: string, hash = ''): Location => ({
  pathname,
  search: '',
  hash,
  key: pathname,
  state: null,
})

/** What has the focus after the way from a page to another. */
function focusAfter(from: Location, to: Location): string | null | undefined {
  const { result } = renderHook(useNavigationEffects)
  result.current.onNavigated(from)
  result.current.onNavigated(to)
  return document.activeElement?.textContent
}

it('an anchor scrolls to its target, which gets the focus', () => {
  expect(focusAfter(at('/terms-conditions'), at('/farmers', '#offers'))).toBe('Offers')
  expect(window.scrollTo).not.toHaveBeenCalled()
})

it('one without a target, as campaigns have them, leaves a new page at its top', () => {
  expect(focusAfter(at('/terms-conditions'), at('/farmers', '#xtor=AD-1'))).toBe('Farmers')
  expect(window.scrollTo).toHaveBeenCalledExactlyOnceWith({ top: 0, behavior: 'instant' })
})
