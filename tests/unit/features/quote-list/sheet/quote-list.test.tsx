import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import type { ReactNode } from 'react'
import { BrowserRouter, MemoryRouter } from 'react-router-dom'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { setRuntimeConfig } from '@/config/runtime-config'
import { dayText } from '@/content/day-text'
import { compareButton } from '@/content/en/features/quote-list/compare-button'
import { quoteList as copy } from '@/content/en/pages/quote-list'
import { QuoteList } from '@/features/quote-list/sheet/QuoteList'
import { quoteStorage } from '@/features/quote-list/storage/quote-storage'
import type { ListStatus } from '@/services/lists/list-state'
import * as lists from '@/services/lists/use-list'
import { aProduct } from '../../../../support/data/make-product'
import { testConfig } from '../../../../support/data/test-config'

beforeEach(() => setRuntimeConfig(testConfig('https://platform.example')))
afterEach(() => {
  cleanup()
  quoteStorage.write('')
  history.replaceState(null, '', '/')
})

/** The quote list, the catalogue of which has Jamun alone and has come to this. */
function quoteListOf(status: ListStatus, isThere = true) {
  const known = { total: 1, cause: undefined, someFailed: false, retry: () => {} }
  const items = isThere ? [aProduct({ id: 'HNY-1', name: 'Jamun' })] : []
  const cachedAt = status === 'stale' ? Date.now() : undefined
  vi.spyOn(lists, 'useList').mockReturnValue({ ...known, cachedAt, items, status, isThere })
  return <QuoteList />
}
/** An address that asks for a comparison. */
const Compared = ({ children }: { children: ReactNode }) => (
  <MemoryRouter initialEntries={['/quote-list?compare']}>{children}</MemoryRouter>
)

const field = () => screen.queryByRole('spinbutton', { name: copy.quantity('Jamun') })
const button = (name: string) => screen.queryByRole('button', { name })

it('known products stay while the catalogue is asked for again, and nothing is called unknown before it is here', () => {
  quoteStorage.write('HNY-1*4,HNY-9*1')
  const { rerender } = render(quoteListOf('ready'), { wrapper: MemoryRouter })
  const shown = field()
  expect(shown).toBeTruthy()
  expect(screen.queryByText(copy.unknown(['HNY-9']))).toBeTruthy()
  for (const status of ['loading', 'late', 'stale'] as const) {
    rerender(quoteListOf(status))
    expect(field()).toBe(shown)
    expect(screen.queryByText(copy.unknown(['HNY-9']))).toBeNull()
  }
  expect(button('Try again')).toBeTruthy()
})

it('what was removed last comes back, also while the rest waits for the catalogue', () => {
  quoteStorage.write('HNY-1*4,HNY-9*1')
  render(quoteListOf('stale'), { wrapper: MemoryRouter })
  fireEvent.click(button(copy.remove('Jamun')) as HTMLElement)
  expect(screen.queryByRole('heading', { name: copy.failed.heading })).toBeTruthy()
  expect(screen.queryByRole('heading', { name: copy.nothingKnown.heading })).toBeNull()
  act(() => button(copy.undo)?.click())
  expect(field()).toBeTruthy()
  expect(quoteStorage.read()).toBe('HNY-1*4,HNY-9*1')
})

it('the first products wait for the whole catalogue', () => {
  quoteStorage.write('HNY-1*4')
  render(quoteListOf('loading', false), { wrapper: MemoryRouter })
  expect(field()).toBeNull()
  expect(screen.queryByRole('heading', { level: 2 })).toBeNull()
})

const notNow = () => screen.queryByText(compareButton.notNow)

it('nothing is summed up, sent or compared before every product of the list is here', () => {
  quoteStorage.write('HNY-1*4,HNY-9*1')
  const { rerender } = render(quoteListOf('stale'), { wrapper: Compared })
  expect(field()).toBeTruthy()
  expect(screen.queryByText(copy.leadWaiting)).toBeTruthy()
  expect([button(copy.csv), notNow()]).toEqual([null, null])
  rerender(quoteListOf('ready'))
  expect([button(copy.csv), notNow()].every(Boolean)).toBe(true)
})

it.each<[ListStatus, boolean]>([
  ['loading', false],
  ['failed', false],
])(
  'while the catalogue is %s nothing is said of a comparison that the address asks for',
  (status, isThere) => {
    quoteStorage.write('HNY-1*4,HNY-2*1')
    render(quoteListOf(status, isThere), { wrapper: Compared })
    expect(notNow()).toBeNull()
  },
)

it('a list from a link is added once, however quickly the button is pressed twice', async () => {
  quoteStorage.write('HNY-1*4')
  history.replaceState(null, '', '/quote-list?items=HNY-1*10')
  render(quoteListOf('ready'), { wrapper: BrowserRouter })
  // As in a browser: what is stored shows at once, the address a moment later.
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false)
  const add = button(copy.fromLink.add) as HTMLElement
  add.click()
  await Promise.resolve()
  add.click()
  await vi.waitFor(() => expect(button(copy.fromLink.add)).toBeNull(), 4000)
  expect(quoteStorage.read()).toBe('HNY-1*14')
})

it("a list from a link takes the place of the own one with 'Use this list instead'", async () => {
  quoteStorage.write('HNY-2*7,HNY-1*4')
  history.replaceState(null, '', '/quote-list?items=HNY-1*9')
  render(quoteListOf('ready'), { wrapper: BrowserRouter })
  await act(async () => button(copy.fromLink.replace)?.click())
  expect(quoteStorage.read()).toBe('HNY-1*9')
  expect(location.search).toBe('')
  expect(field()).toHaveProperty('value', '9')
  expect(button(copy.fromLink.replace)).toBeNull()
})

it('a double click on a bin removes one product: the next one has come under the pointer', () => {
  quoteStorage.write('HNY-1*4')
  render(quoteListOf('ready'), { wrapper: MemoryRouter })
  const bin = button(copy.remove('Jamun')) as HTMLElement
  fireEvent.click(bin, { detail: 2 })
  expect(quoteStorage.read()).toBe('HNY-1*4')
  fireEvent.click(bin, { detail: 1 })
  expect(quoteStorage.read()).toBe('')
})

it("the page scrolls to its heading as a row goes, for 'Undo' stands below that", () => {
  quoteStorage.write('HNY-1*4')
  render(quoteListOf('ready'), { wrapper: MemoryRouter })
  const heading = screen.getByRole('heading', { level: 1 })
  const focus = vi.spyOn(heading, 'focus')
  fireEvent.click(button(copy.remove('Jamun')) as HTMLElement)
  expect(focus.mock.calls).toEqual([[]]) // no `preventScroll`
  expect(document.activeElement).toBe(heading)
})

it('the day on paper is that of printing', () => {
  vi.useFakeTimers({ now: Date.parse('2026-11-27T12:00:00Z'), toFake: ['Date'] })
  quoteStorage.write('HNY-1*4')
  render(quoteListOf('ready'), { wrapper: MemoryRouter })
  expect(screen.getByText(dayText(Date.now()) ?? '')).toBeTruthy()
  vi.setSystemTime(Date.parse('2026-11-28T12:00:00Z'))
  act(() => void dispatchEvent(new Event('beforeprint')))
  expect(screen.getByText(dayText(Date.now()) ?? '')).toBeTruthy()
  vi.useRealTimers()
})
