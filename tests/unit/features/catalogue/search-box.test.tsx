import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { BrowserRouter } from 'react-router-dom'
import { afterEach, expect, it } from 'vitest'
import { SearchBox } from '@/features/catalogue/SearchBox'

afterEach(() => {
  cleanup()
  history.replaceState(null, '', '/')
})

const type = (value: string) =>
  act(async () => void fireEvent.change(screen.getByRole('searchbox'), { target: { value } }))

/** Goes to an entry that the tab has had before; what is typed in it is no longer in its address. */
const goTo = (state: unknown, address: string) =>
  act(async () => {
    history.pushState(state, '', address)
    dispatchEvent(new PopStateEvent('popstate', { state }))
  })

it('what is typed in one go is one history entry, and another one after Back, also to the same text', async () => {
  history.replaceState({ key: 'listing', idx: 0 }, '', '/collections/products/Raw_Honey')
  render(<SearchBox />, { wrapper: BrowserRouter })
  await type('a')
  const typed = history.state.key
  expect(typed).not.toBe('listing')
  const entries = history.length
  await type('ab')
  await type('')
  expect(history.length).toBe(entries)
  await goTo({ key: 'listing', idx: 0 }, '/collections/products/Raw_Honey')
  const before = history.length
  await type('b')
  expect(history.length).toBe(before + 1)
})
