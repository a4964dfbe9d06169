import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { Drawer } from '@/components/ui/Drawer'

const onClosed = vi.fn()
const drawer = (show: boolean) => (
  <Drawer show={show} onHide={() => {}} onClosed={onClosed} aria-label="Filters">
    <button type="button">Close</button>
  </Drawer>
)

beforeEach(() => {
  vi.useFakeTimers()
  onClosed.mockClear()
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

it('goes for certain, and says so once, although a button of its own is what ended its move', () => {
  const { rerender } = render(drawer(true))
  act(() => void vi.advanceTimersByTime(1000))
  rerender(drawer(false))
  // Bootstrap takes the end of any part's transition for the drawer's, and then waits for one that never comes.
  fireEvent.transitionEnd(screen.getByRole('button', { name: 'Close' }))
  act(() => void vi.advanceTimersByTime(1000))
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(onClosed).toHaveBeenCalledTimes(1)
})

it('leaves the focus where its opener puts it, also where it goes before its move has ended', () => {
  render(<button type="button">Filter</button>)
  const opener = screen.getByRole('button', { name: 'Filter' })
  onClosed.mockImplementationOnce(() => opener.focus())
  const { rerender } = render(drawer(true))
  act(() => void vi.advanceTimersByTime(1000))
  rerender(drawer(false))
  fireEvent.transitionEnd(screen.getByRole('button', { name: 'Close' }))
  // React draws after the timers here, as on a slow device.
  act(() => void vi.advanceTimersByTime(1000))
  act(() => void vi.advanceTimersByTime(1000))
  expect(onClosed).toHaveBeenCalledTimes(1)
  expect(document.activeElement).toBe(opener)
})

it('comes again', () => {
  const { rerender } = render(drawer(true))
  act(() => void vi.advanceTimersByTime(1000))
  rerender(drawer(false))
  act(() => void vi.advanceTimersByTime(2000))
  expect(onClosed).toHaveBeenCalledTimes(1)
  rerender(drawer(true))
  expect(screen.getByRole('dialog', { name: 'Filters' })).toBeTruthy()
})
