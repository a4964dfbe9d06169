import { act, cleanup, renderHook } from '@testing-library/react'
import { type Location, MemoryRouter, useNavigate } from 'react-router-dom'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { useNavigationEffects } from '@/app/use-navigation-effects'

beforeEach(() => {
  document.body.innerHTML =
    '<h1>Farmers</h1><p id="offers">Offers</p><details><summary>Cookies</summary><p id="cookies">None</p></details>'
  vi.spyOn(window, 'scrollTo').mockReturnValue()
})
afterEach(() => {
  cleanup()
  document.body.innerHTML = ''
})

const at = (pathname: string, hash = '', entry: Partial<Location> = {}): Location => ({
  pathname,
  search: '',
  hash,
  key: pathname,
  state: null,
  ...entry,
})

/** The site at an address whose page is there. */
function open(location: Location) {
  const { result } = renderHook(() => ({ ...useNavigationEffects(), navigate: useNavigate() }), {
    wrapper: ({ children }) => <MemoryRouter initialEntries={[location]}>{children}</MemoryRouter>,
  })
  result.current.onNavigated(location)
  return result
}

/** What has the focus after the way from a page to another. */
function focusAfter(from: Location, to: Location): string | null | undefined {
  open(from).current.onNavigated(to)
  return document.activeElement?.textContent
}

it('an anchor scrolls to its target, which gets the focus', () => {
  expect(focusAfter(at('/terms-conditions'), at('/farmers', '#offers'))).toBe('Offers')
  expect(window.scrollTo).not.toHaveBeenCalled()
})

it('a target within a fold has it open', () => {
  expect(focusAfter(at('/farmers'), at('/cookie-privacy-policy', '#cookies'))).toBe('None')
  expect(document.querySelector('details')?.open).toBe(true)
})

it.each([
  ['as campaigns have them', '#xtor=AD-1'],
  ['encoded wrongly', '#%E0%A4%A'],
])('one without a target, %s, leaves a new page at its top', (_, anchor) => {
  expect(focusAfter(at('/terms-conditions'), at('/farmers', anchor))).toBe('Farmers')
  expect(window.scrollTo).toHaveBeenCalledExactlyOnceWith({ top: 0, behavior: 'instant' })
})

it('Back from a page that has not come begins at the top, with the focus on the heading', async () => {
  const site = open(at('/farmers'))
  await act(async () => site.current.navigate('/technology'))
  await act(async () => site.current.navigate(-1))
  expect(window.scrollTo).not.toHaveBeenCalled()
  site.current.onNavigated(at('/farmers')) // its page is drawn anew
  expect(window.scrollTo).toHaveBeenCalledExactlyOnceWith({ top: 0, behavior: 'instant' })
  expect(document.activeElement?.textContent).toBe('Farmers')
  site.current.onNavigated(at('/farmers')) // React's StrictMode
  expect(window.scrollTo).toHaveBeenCalledOnce()
})

it('a link to the page that is shown leads to its top, with the focus on the heading', () => {
  expect(focusAfter(at('/farmers'), at('/farmers', '', { key: 'again' }))).toBe('Farmers')
  expect(window.scrollTo).toHaveBeenCalledExactlyOnceWith({ top: 0, behavior: 'instant' })
})

it.each([
  ['a step within a page', { state: { step: 'code' } }],
  ['another query', { search: '?sort=price' }],
])('%s moves nothing', (_, entry) => {
  const site = open(at('/book-demo'))
  site.current.onNavigated(at('/book-demo', '', { key: 'step', ...entry }))
  site.current.onNavigated(at('/book-demo', '', { key: 'back' }))
  expect(window.scrollTo).not.toHaveBeenCalled()
  expect(document.activeElement).toBe(document.body)
})

it('Back from an anchor leads to where the reader was', () => {
  const site = open(at('/farmers'))
  vi.spyOn(window, 'scrollY', 'get').mockReturnValue(640)
  site.current.onNavigated(at('/farmers', '#offers', { key: 'anchor' }))
  expect(window.scrollTo).not.toHaveBeenCalled()
  site.current.onNavigated(at('/farmers'))
  expect(window.scrollTo).toHaveBeenCalledExactlyOnceWith({ top: 640, behavior: 'instant' })
})
