import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { setRuntimeConfig } from '@/config/runtime-config'
import { quoteList as copy } from '@/content/en/pages/quote-list'
import { QuoteList } from '@/features/quote-list/sheet/QuoteList'
import { quoteStorage } from '@/features/quote-list/storage/quote-storage'
import type { ListStatus } from '@/services/lists/list-state'
import { useList } from '@/services/lists/use-list'
import { aProduct } from '../../../../support/data/make-product'
import { testConfig } from '../../../../support/data/test-config'

vi.mock('@/services/lists/use-list')

beforeEach(() => setRuntimeConfig(testConfig('https://platform.example')))
afterEach(cleanup)

/** The quote list, the catalogue of which has Jamun alone and has come to this. */
function quoteListOf(status: ListStatus, isThere = true) {
  const known = { total: 1, cause: undefined, someFailed: false, retry: () => {} }
  const items = isThere ? [aProduct({ id: 'HNY-1', name: 'Jamun' })] : []
  const cachedAt = status === 'stale' ? Date.now() : undefined
  vi.mocked(useList).mockReturnValue({ ...known, cachedAt, items, status, isThere })
  return <QuoteList />
}
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
