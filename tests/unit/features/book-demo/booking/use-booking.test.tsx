import { act, cleanup, renderHook } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, expect, it, vi } from 'vitest'
import { dispatch } from '@/features/book-demo/booking/booking-store'
import { lockClock } from '@/features/book-demo/booking/resend-lock'
import { useBooking } from '@/features/book-demo/booking/use-booking'
import { lead } from '../../../../support/data/lead'
import { forgetBooking } from '../../../../support/unit/booking'

afterEach(() => {
  cleanup()
  vi.useRealTimers()
  forgetBooking()
})

/** Seconds for which 'Resend OTP' is locked as the page of the booking opens. */
function secondsLocked(): number {
  const { result, unmount } = renderHook(useBooking, { wrapper: MemoryRouter })
  const seconds = ((result.current.sent?.lockedUntil ?? 0) - lockClock()) / 1000
  act(() => unmount())
  return Math.round(seconds)
}

it('an answer that came on another page locks a resend from when its screen opens, once (R-OTP-08)', () => {
  vi.useFakeTimers()
  secondsLocked() // the visitor was here
  dispatch({ type: 'code-sent', lead, lockedUntil: lockClock() + 60_000 })
  vi.advanceTimersByTime(70_000)
  expect(secondsLocked()).toBe(60)
  vi.advanceTimersByTime(10_000)
  expect(secondsLocked()).toBe(50)
})
